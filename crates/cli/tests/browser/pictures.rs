//! Pictures of every game on a phone, a tablet and a wide screen.

use std::{fs, path::Path, time::Duration};

use crate::{GAMES, guest::Guest, house::House, offline::CLICK_SOMETHING};

const WINDOWS: [(i64, i64); 3] = [(360, 740), (768, 1024), (1440, 900)];

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_picture_taken() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for game in GAMES {
        guest.looks_through(1440, 900, "dark").await;
        guest.go(&format!("/play/{game}")).await;
        guest.waits_for(".bar[data-turn]").await;
        for _ in 0..40 {
            guest.run(CLICK_SOMETHING).await;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        for (width, height) in WINDOWS {
            guest.looks_through(width, height, "dark").await;
            tokio::time::sleep(Duration::from_millis(400)).await;
            fs::write(folder.join(format!("{game}-{width}.png")), guest.picture().await).unwrap();
            let wide = guest.run("document.documentElement.scrollWidth").await.as_i64().unwrap();
            assert!(wide <= width, "{game} is {wide} px wide in a window of {width}");
        }
    }
    guest.looks_through(1440, 900, "dark").await;
    guest.go("/").await;
    guest.waits_for("h1").await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    fs::write(folder.join("home-1440.png"), guest.picture().await).unwrap();
}
