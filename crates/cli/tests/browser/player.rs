//! Somebody who plays as a newcomer would: clicks on what can be picked, and then on the main button.

use serde_json::Value;

use crate::guest::Guest;

/// Comes with every page. It plays while `plays` is kept in the session, so that it goes on after a reload, and counts what it has
/// decided. After a decision it waits until the table has heard of it.
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
    /// Plays from now on.
    pub(crate) async fn plays(&self) {
        self.run("sessionStorage.removeItem('until'); sessionStorage.plays = 'on'").await;
    }

    /// Stops playing.
    pub(crate) async fn rests(&self) {
        self.run("sessionStorage.removeItem('plays')").await;
    }

    /// Plays until so many decisions are made in all, or the game is over, and waits then.
    pub(crate) async fn plays_until(&self, decisions: u32) {
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
        self.go(&format!("/new/{game}")).await;
        self.waits_for(".setup .chairs select").await;
        self.run(
            "for (const level of document.querySelectorAll('.setup .chairs select')) {\
             level.value = 'easy'; level.dispatchEvent(new Event('change', { bubbles: true })); }",
        )
        .await;
        self.presses_button("Play against bots").await;
        self.waits_for(".board .table").await;
    }

    /// The text of what is there.
    pub(crate) async fn reads(&self, selector: &str) -> String {
        match self.run(&format!("document.querySelector({selector:?})?.textContent ?? ''")).await {
            Value::String(text) => text,
            other => panic!("{selector}: {other}"),
        }
    }
}
