//! The page in another language, and back.

use crate::{guest::Guest, house::House};

impl Guest {
    /// Sets the language in the settings. An empty tag stands for the language the browser asks for.
    async fn speaks(&self, tag: &str) {
        self.waits_for(".preferences select[name='language']").await;
        self.run(&format!(
            "(() => {{ const list = document.querySelector(\".preferences select[name='language']\"); \
             list.value = {tag:?}; list.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ))
        .await;
    }

    /// Waits until an element has this text.
    async fn waits_to_read(&self, selector: &str, words: &str) {
        self.waits_until(&format!(
            "[...document.querySelectorAll({selector:?})].some(part => part.textContent.includes({words:?}))"
        ))
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_speaks_german_and_english_again() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest.waits_for(".bar[data-turn]").await;
    guest.waits_for("html[lang='en']").await;
    let english = guest.reads(".bar .prompt").await;

    guest.speaks("de").await;
    guest.waits_for("html[lang='de']").await;
    guest.waits_to_read(".head nav a", "Tische").await;
    // The settings stay as they are, and the table is opened again at the same point.
    guest.waits_for(".bar[data-turn]").await;
    let german = guest.reads(".bar .prompt").await;
    assert!(german != english && !german.contains('\u{27e8}'), "{english} became {german}");
    guest.presses_button("Verlauf").await;
    guest.waits_to_read(".log li", "Karten aus").await;

    // The choice is kept, and the rules are in the same language.
    guest.go("/rules/tps").await;
    guest.waits_to_read(".rules h2", "Die Karten").await;
    guest.waits_for("html[lang='de']").await;
    guest.speaks("en").await;
    guest.waits_to_read(".rules h2", "The cards").await;

    guest.go("/play/tps").await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.reads(".bar .prompt").await, english);
    guest.is_content();
}
