//! A player who plays as a newcomer would: clicks something that can be picked, and then the main button.

use std::time::Duration;

use serde_json::Value;

use crate::guest::Guest;

/// A script added to every page. It plays while `plays` is set in the session storage, so that it continues
/// after a reload, and counts its decisions. After a decision it waits until the table has received it.
pub(crate) const SCRIPT: &str = r#"(() => {
    const NEXT = '.board .open[data-pick], .board .open > .zone-title > [data-pick], .bar .choices button:not(.main):not(.quiet):not([disabled])';
    let turn = 0, sent = null, since = 0;
    const enough = () => Number(sessionStorage.decided ?? 0) >= Number(sessionStorage.until ?? Infinity);
    const step = () => {
        const version = document.querySelector('.play')?.dataset.version;
        if (!document.querySelector('.bar[data-turn]') || document.querySelector('.result')) return;
        if (version === sent && performance.now() - since < 1000) return;
        turn += 1;
        const decide = document.querySelector('#decide:not([disabled]):not([hidden])');
        const open = [...document.querySelectorAll(NEXT)];
        if (decide && (turn % 3 || !open.length)) {
            [sent, since] = [version, performance.now()];
            sessionStorage.decided = 1 + Number(sessionStorage.decided ?? 0);
            decide.click();
        } else if (open.length) {
            const picked = open[(turn * 7) % open.length];
            // A button of the bar may decide by itself.
            if (picked.closest('.bar')) [sent, since] = [version, performance.now()];
            picked.click();
        }
    };
    setInterval(() => { try { if (sessionStorage.plays && !enough()) step(); } catch {} }, 20);
})()"#;

impl Guest {
    /// Starts playing.
    pub(crate) async fn plays(&self) {
        self.run("sessionStorage.removeItem('until'); sessionStorage.plays = 'on'").await;
    }

    /// Stops playing.
    pub(crate) async fn rests(&self) {
        self.run("sessionStorage.removeItem('plays')").await;
    }

    /// Plays until this many decisions have been made in all, or the game is over, and then waits.
    pub(crate) async fn plays_until(&self, decisions: u64) {
        self.run(&format!("sessionStorage.until = {decisions}; sessionStorage.plays = 'on'")).await;
        let script = format!(
            "Number(sessionStorage.decided ?? 0) >= {decisions} || !!document.querySelector('.result')"
        );
        self.waits_until(&script).await;
    }

    /// Plays until the game is over.
    pub(crate) async fn plays_to_the_end(&self) {
        self.plays().await;
        self.waits_for(".result").await;
        self.rests().await;
    }

    /// Opens a new table against easy bots.
    pub(crate) async fn opens_a_table_with_easy_bots(&self, game: &str) {
        self.opens_a_table_by(game, "Start game").await;
    }

    /// The same in any language: `start` is what the button says.
    async fn opens_a_table_by(&self, game: &str, start: &str) {
        self.go(&format!("/new/{game}")).await;
        self.waits_for(".setup .chairs select").await;
        self.run(
            "for (const level of document.querySelectorAll('.setup .chairs select')) {\
             level.value = 'easy'; level.dispatchEvent(new Event('change', { bubbles: true })); }",
        )
        .await;
        self.presses_button(start).await;
        self.waits_for(".board .table").await;
    }

    /// Takes a seat at a table with the same deal every time and bots that do not think by the clock, so that
    /// what is seen there changes with the page, not with the day.
    pub(crate) async fn sits_at_a_known_table(&self, game: &str, seats: Option<usize>) {
        self.sits_at_a_known_table_by(game, seats, "Start game").await;
    }

    /// The same in any language: `start` is what the button says.
    pub(crate) async fn sits_at_a_known_table_by(&self, game: &str, seats: Option<usize>, start: &str) {
        self.opens_a_table_by(game, start).await;
        let kept = self.run(&format!("localStorage['parlour.game.{game}']")).await;
        let seats = seats.map_or("NaN".to_owned(), |seats| seats.to_string());
        // Without an open table nothing overwrites the saved game. Leaving a page just before it requests a
        // font means that the next page never gets it, because Chromium believes it is already on its way.
        self.go("/about").await;
        self.waits_for("h1").await;
        self.stands_still().await;
        self.run(&format!(
            "(() => {{ const kept = JSON.parse({kept}); kept.plan.deal.seed = '5'.padEnd(64, '0'); kept.events = []; \
             kept.plan.deal.seats = {seats} || kept.plan.deal.seats; \
             kept.plan.bots = Array(kept.plan.deal.seats).fill('greedy'); \
             localStorage['parlour.game.{game}'] = JSON.stringify(kept); sessionStorage.decided = 0; }})()"
        ))
        .await;
        self.go(&format!("/play/{game}")).await;
        // The page before may not have let go of the game yet: after some pauses this one may take it.
        let opens = "document.querySelector('.saved .main')?.click(), globalThis.clock?.goes_on(), false";
        self.waits_until(&format!("!!document.querySelector('.board .table') || ({opens})")).await;
    }

    /// Waits until all fonts are loaded and nothing moves. A font that nothing has used yet would not be
    /// waited for, so it is requested here.
    pub(crate) async fn stands_still(&self) {
        self.run(
            "document.fonts.load('600 1rem Fraunces').then(() => document.fonts.ready).then(() => true)",
        )
        .await;
        self.waits_until("document.getAnimations().every(a => a.playState !== 'running')").await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }

    /// Stops time on every page from now on: whatever the page waits for happens when the guest steps to the
    /// next moment.
    pub(crate) async fn steps_through_time(&self) {
        self.brings(include_str!("scripts/clock.js")).await;
        self.brings(include_str!("scripts/steps.js")).await;
    }

    /// Shows what happens moment by moment at normal speed, though bots still take no time.
    pub(crate) async fn watches_at_normal_speed(&self) {
        self.run("localStorage.setItem('parlour.pause', '800')").await;
    }

    /// Steps to the next moment, plays if it is the guest's turn, and returns what the moment is: `over` at
    /// the end.
    pub(crate) async fn goes_on(&self) -> String {
        match self.run("steps.step()").await {
            Value::String(moment) if moment != "stuck" => moment,
            other => panic!("{other}: {}", self.run("document.body.innerText").await),
        }
    }

    /// The text of an element, or an empty text.
    pub(crate) async fn reads(&self, selector: &str) -> String {
        match self.run(&format!("document.querySelector({selector:?})?.textContent ?? ''")).await {
            Value::String(text) => text,
            other => panic!("{selector}: {other}"),
        }
    }
}
