//! Lessons: each is played to its end by following its instructions, with a wrong attempt at every move.

use parlour_core::{
    Language, Scene,
    lesson::LessonStep,
    scene::{Choice, Pick},
};
use parlour_registry::{AnyGame, GAMES};
use parlour_terminal::{SavedGames, Session};

use crate::{guest::Guest, house::House};

/// The sizes and themes of the windows in which lessons are played.
const WINDOWS: [(i64, i64, &str); 5] =
    [(1366, 768, "dark"), (390, 844, "light"), (320, 568, "dark"), (844, 390, "light"), (1440, 900, "dark")];

fn with_lesson() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(|game| game.lesson().is_some())
}

/// What a learner sees at a step.
fn seen_at(game: &dyn AnyGame, step: usize) -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let store = SavedGames::in_file(folder.path().join("a.game"));
    Session::learn(game, Some(step), store).unwrap().scene()
}

/// The text of a message without its first letter, which may be a capital.
fn written(game: &dyn AnyGame, id: &str) -> String {
    let file = game.lesson().unwrap().texts.of(Language::English);
    let line = file.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = ")).unwrap();
    line.chars().skip(1).collect()
}

impl Guest {
    /// Waits until the lesson is at this step, counted from 0, and everything has been shown.
    async fn hears_step(&self, number: usize) {
        self.waits_until(&format!(
            "document.querySelector('.lesson')?.dataset.step === '{}' && !document.querySelector('.bar[data-story]')",
            number + 1
        ))
        .await;
    }

    /// Checks that the card of the lesson and what it points at are in the window and not covered.
    async fn sees_the_lesson(&self, about: &str) {
        let covered = self
            .run(
                "(() => { const wrong = []; const look = (element, name) => {
                     element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
                     const box = element.getBoundingClientRect();
                     const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
                     const top = document.elementFromPoint(x, y);
                     if (!top || !(element.contains(top) || top.contains(element)))
                         wrong.push(name + ' at ' + [x, y].map(Math.round) + ': ' + (top?.outerHTML ?? 'outside').slice(0, 120));
                 };
                 look(document.querySelector('.lesson .voice'), 'voice');
                 const next = document.querySelector('.lesson .next:not([hidden])');
                 if (next) look(next, 'next');
                 const wide = document.documentElement.scrollWidth - innerWidth;
                 if (wide > 0) wrong.push('the page is ' + wide + ' px too wide');
                 return wrong; })()",
            )
            .await;
        assert_eq!(covered, serde_json::json!([]), "{about}");
    }

    /// Picks what means this choice, and confirms it.
    async fn does(&self, scene: &Scene, choice: &Choice) {
        for pick in &choice.picks {
            if let Pick::Button(id) = pick {
                let index = scene.buttons.iter().position(|button| button.id == *id).unwrap();
                self.run(&format!(
                    "document.querySelectorAll('.bar .choices > button:not(.main)')[{index}].click()"
                ))
                .await;
                continue;
            }
            let written = serde_json::to_string(pick).unwrap();
            let element = format!(
                "[...document.querySelectorAll('.board [data-pick]')].find(one => one.dataset.pick === {written:?})"
            );
            self.waits_until(&format!("!!({element})")).await;
            self.run(&format!("{element}.click()")).await;
        }
        self.run("document.querySelector('#decide:not([disabled]):not([hidden])')?.click()").await;
    }

    /// Tries another legal action, and expects the reason against it.
    async fn tries_something_else(&self, game: &dyn AnyGame, scene: &Scene, step: &LessonStep) {
        let others = scene.choices.iter().filter(|choice| step.play.as_deref() != Some(&choice.action));
        let Some(wrong) = others.min_by_key(|choice| choice.picks.len()) else { return };
        let answer = written(game, step.answer(&wrong.action).unwrap());
        self.does(scene, wrong).await;
        self.waits_until(&format!("document.querySelector('.notice')?.textContent.includes({answer:?})"))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_taken_to_its_end_by_doing_what_the_voice_says() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for (game, (width, height, theme)) in with_lesson().zip(WINDOWS) {
        let slug = game.info().slug;
        let lesson = game.lesson().unwrap().read().unwrap();
        guest.looks_through(width, height, theme).await;
        guest.go("/").await;
        guest.waits_for(&format!(".game a[href='/learn/{slug}']")).await;
        guest.run(&format!("document.querySelector(\".game a[href='/learn/{slug}']\").click()")).await;
        for (number, step) in lesson.steps.iter().enumerate() {
            guest.hears_step(number).await;
            guest.sees_the_lesson(&format!("{slug}, step {}, {width}×{height}", number + 1)).await;
            let Some(wanted) = &step.play else {
                if number + 1 < lesson.steps.len() {
                    guest.presses_button("Next").await;
                }
                continue;
            };
            let scene = seen_at(game, number);
            guest.tries_something_else(game, &scene, step).await;
            assert_eq!(
                guest.run("document.querySelector('.lesson').dataset.step").await,
                (number + 1).to_string()
            );
            let choice = scene.choices.iter().find(|choice| choice.action == *wanted).unwrap();
            guest.does(&scene, choice).await;
        }
        guest.waits_for(&format!(".lesson a[href='/new/{slug}?bots=easy']")).await;
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_kept_over_a_reload_and_begins_again_when_asked() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/learn/damocles").await;
    guest.hears_step(0).await;
    guest.presses_button("Next").await;
    guest.presses_button("Next").await;
    guest.hears_step(2).await;
    guest.reload().await;
    guest.hears_step(2).await;
    guest.go("/").await;
    guest.waits_until("document.querySelector(\".game a[href='/learn/damocles']\")?.textContent === 'Continue the lesson'").await;
    guest.go("/learn/damocles").await;
    guest.hears_step(2).await;
    guest.presses_button("Start over").await;
    guest.hears_step(0).await;
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_read_and_played_by_keyboard() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let game = parlour_registry::find("faj").unwrap();
    let lesson = game.lesson().unwrap().read().unwrap();
    guest.go("/learn/faj").await;
    for (number, step) in lesson.steps.iter().enumerate().take(8) {
        guest.hears_step(number).await;
        let aim = match &step.play {
            None => "document.activeElement.matches('.lesson .next')".to_owned(),
            Some(wanted) => {
                let card = wanted.rsplit(' ').next().unwrap();
                format!("document.activeElement.dataset.piece === '{card}'")
            }
        };
        for _ in 0..12 {
            if guest.run(&aim).await == true {
                break;
            }
            guest.presses_key("ArrowRight").await;
        }
        assert_eq!(guest.run(&aim).await, true, "step {}", number + 1);
        guest.presses_key("Enter").await;
        if step.play.is_some() {
            guest.waits_for("#decide:not([disabled])").await;
            for _ in 0..12 {
                if guest.sees("#decide:focus").await {
                    break;
                }
                guest.presses_key("ArrowRight").await;
            }
            guest.presses_key("Enter").await;
        }
    }
    guest.hears_step(8).await;
    guest.is_content();
}
