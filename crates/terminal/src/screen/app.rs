//! A game on the screen: [`App`].

use std::time::{Duration, Instant};

use parlour_core::{
    Language, Scene, Seat, Words,
    scene::{Pick, Picking},
};
use parlour_language::Speaker;
use parlour_seat::Playback;
use ratatui::layout::Rect;

use super::{
    look::Look,
    overlay::Overlay,
    story::Speed,
    target::{Pen, Standing, Target},
    tile::Spot,
};
use crate::{Session, TakenBack, TerminalError, session::Telling, voice::speaker};

/// The least time between the decisions of bots on the screen, so that people can follow.
const PACE: Duration = Duration::from_millis(250);

/// Where the cursor can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cursor {
    /// To everything that can be picked.
    Choosing,
    /// To everything, to look at it and to ask why it cannot be picked.
    Looking,
}

/// What happens after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The game continues.
    Stay,
    /// Another game starts at the same table.
    Another,
    /// The person leaves.
    Leave,
}

/// A game on the screen, with what the person is about to do.
pub(crate) struct App {
    pub(super) session: Session,
    pub(super) look: Look,
    pub(super) language: Language,
    pub(super) scene: Scene,
    pub(super) picks: Vec<Pick>,
    pub(super) cursor: Option<Target>,
    pub(super) way: Cursor,
    pub(super) overlay: Option<Overlay>,
    pub(super) message: Option<String>,
    /// What was last drawn and where, for the mouse.
    pub(super) spots: Vec<Spot>,
    /// The same for the cursor, including what a low window cannot show.
    pub(super) map: Vec<Spot>,
    /// How many lines had been heard when the person last decided.
    pub(super) old: usize,
    /// The path of the records.
    pub(super) records: String,
    /// Whether the result has been shown.
    pub(super) is_over: bool,
    /// The moments still to be shown.
    pub(super) story: Playback,
    /// When the next moment is due.
    pub(super) due: Instant,
    /// How fast moments follow each other.
    pub(super) speed: Speed,
    /// Counts the beats, to animate waiting.
    pub(super) beats: usize,
}

impl App {
    pub(crate) fn new(mut session: Session, look: Look, language: Language) -> Self {
        let overlay = session.client().outcome().map(|_| Overlay::Result { scroll: 0 });
        // The story begins with the current table.
        session.story();
        Self {
            records: session.link().record(),
            scene: session.scene(),
            is_over: overlay.is_some(),
            story: Playback::default(),
            due: Instant::now(),
            speed: Speed::Instant,
            session,
            look,
            language,
            picks: Vec::new(),
            cursor: None,
            way: Cursor::Choosing,
            overlay,
            message: None,
            spots: Vec::new(),
            map: Vec::new(),
            old: 0,
            beats: 0,
        }
    }

    /// The session, for use after the screen is done with it.
    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    /// Starts another game at the same table.
    pub(crate) fn another(&mut self) -> Result<Session, TerminalError> {
        self.session.another()
    }

    pub(super) fn pen(&self) -> Pen<'_> {
        Pen::new(self.look, self.speaker(), &self.scene, &self.picks, self.cursor.as_ref())
    }

    pub(super) fn speaker(&self) -> Speaker<'static> {
        speaker(self.language, self.scene.viewer)
    }

    /// The words in the person's language, using characters that the terminal has.
    pub(crate) fn say(&self, words: &Words) -> String {
        self.look.text(&self.speaker().say(words))
    }

    /// Shows what has happened at the table.
    fn refresh(&mut self) {
        self.tell_story();
    }

    /// Replaces the scene. Picks are kept if the choices are the same.
    pub(super) fn take_scene(&mut self, scene: Scene) {
        if scene.choices != self.scene.choices {
            self.picks.clear();
            self.cursor = None;
            self.way = Cursor::Choosing;
        }
        self.scene = scene;
    }

    /// The seat that is thinking.
    pub(super) fn thinker(&self) -> Option<Seat> {
        self.session.link().thinking().map(|(seat, _)| seat)
    }

    /// Takes in what others have done. Returns whether to draw again.
    pub(crate) fn beat(&mut self) -> Result<bool, TerminalError> {
        self.beats += 1;
        // A bot of this table waits until its move can be followed; whoever plays elsewhere does not.
        let running = self.story_runs();
        if running && self.thinker().is_some() {
            return Ok(true);
        }
        if self.session.link().thinking().is_some_and(|(_, since)| since.elapsed() < PACE) {
            return Ok(true);
        }
        let news = self.session.news()?;
        if let Some(Overlay::Hint { hints: hints @ None, .. }) = &mut self.overlay {
            *hints = self.session.hints();
        }
        let has_news = news.is_some();
        if let Some(notes) = news {
            self.refresh();
            if !notes.is_empty() {
                let notes: Vec<String> = notes.iter().map(|note| self.say(note)).collect();
                self.message = Some(notes.join(" "));
            }
        }
        Ok(running || has_news || self.thinker().is_some() || self.overlay.is_some())
    }

    /// Lets the bots move without showing it.
    #[cfg(test)]
    pub(crate) fn settle(&mut self) {
        self.session.let_others_play().unwrap();
        self.refresh();
    }

    pub(super) fn standing(&self, pick: &Pick) -> Standing {
        self.pen().standing(pick)
    }

    /// Whether the cursor can go to a target now.
    pub(super) fn reachable(&self, target: &Target) -> bool {
        match target {
            Target::Confirm => true,
            Target::Pick(Pick::Piece(id)) if id.is_empty() => false,
            Target::Pick(Pick::Piece(_)) if self.way == Cursor::Looking => true,
            Target::Pick(pick) => self.standing(pick) != Standing::Still,
        }
    }

    /// Picks something, or explains why it cannot be picked.
    pub(super) fn pick(&mut self, pick: &Pick) {
        if self.standing(pick) == Standing::Open {
            self.picks.push(pick.clone());
        } else {
            self.message = Some(self.say(&self.session.client().why_not(&self.scene, &self.picks, pick)));
        }
    }

    /// The action that the picks mean, and whether more picks could mean another one.
    pub(super) fn meant(&self) -> Option<(String, More)> {
        let mut picking = Picking::new(&self.scene);
        for pick in &self.picks {
            picking.pick(pick);
        }
        let more = if picking.next().is_empty() { More::No } else { More::Yes };
        picking.meant().map(|choice| (choice.action.clone(), more))
    }

    /// Plays an action.
    pub(super) fn play(&mut self, action: &str) -> Result<(), TerminalError> {
        let heard = self.scene_heard();
        match self.session.play(action)? {
            Ok(()) => {
                self.old = heard;
                self.message = None;
                self.overlay = None;
                self.picks.clear();
                self.refresh();
            }
            Err(why) => {
                self.message = Some(self.say(&why));
                self.refresh();
            }
        }
        Ok(())
    }

    fn scene_heard(&self) -> usize {
        self.session.client().lines().len()
    }

    pub(super) fn take_back(&mut self) -> Result<(), TerminalError> {
        let words = match self.session.take_back()? {
            TakenBack::Yes => Words::new("terminal-taken-back"),
            TakenBack::Asked => Words::new("terminal-take-back-asked"),
            TakenBack::No(why) => why,
        };
        self.message = Some(self.say(&words));
        self.picks.clear();
        self.old = self.old.min(self.scene_heard());
        self.refresh();
        Ok(())
    }

    /// Sends something to the others.
    pub(super) fn tell(&mut self, telling: Telling) -> Result<(), TerminalError> {
        self.message = self.session.tell(telling)?.map(|words| self.say(&words));
        self.refresh();
        Ok(())
    }

    /// The area of the thing under the cursor.
    pub(super) fn cursor_area(&self) -> Option<Rect> {
        let cursor = self.cursor.as_ref()?;
        self.map.iter().find(|spot| spot.target == *cursor).map(|spot| spot.area)
    }
}

/// Whether more can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum More {
    Yes,
    No,
}
