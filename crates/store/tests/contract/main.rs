//! What every store promises, asked of each: in memory, in SQLite, in PostgreSQL.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod hangs;
mod places;
mod promises;
mod upkeep;

/// The promises of all parts.
mod all {
    pub(crate) use super::{promises::*, upkeep::*};
}

/// One test per promise, for each kind of store.
macro_rules! promised_by_all {
    ($($promise:ident)*) => {
        mod in_memory {
            $(#[tokio::test]
            async fn $promise() {
                super::all::$promise(&parlour_store::MemoryStore::default()).await;
            })*
        }

        mod in_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let place = super::places::Place::sqlite();
                super::all::$promise(&place.open().await).await;
            })*
        }

        mod in_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let Some(place) = super::places::Place::postgres().await else { return };
                super::all::$promise(&place.open().await).await;
            })*
        }
    };
}

promised_by_all! {
    a_log_is_read_back_in_order
    logs_do_not_mix
    a_place_that_is_taken_is_not_given_again
    a_log_has_no_gap
    entries_that_wait_together_are_all_stored_and_the_wrong_one_alone_is_refused
    a_table_is_open_until_its_game_is_over
    a_game_ends_once
    records_come_in_the_order_in_which_games_ended
    what_is_said_after_the_end_is_kept_too
    any_text_is_kept_as_it_is
    a_store_at_rest_is_well
    what_is_stored_takes_room
    a_table_is_opened_from_its_last_snapshot
    a_snapshot_of_another_moment_is_not_kept
    what_is_rewritten_is_read_as_if_it_had_been_stored_so
    what_is_not_there_is_not_rewritten
    tables_are_quiet_at_which_nothing_has_happened_since
    a_removed_table_is_there_no_more_and_its_record_stays
    a_table_at_which_something_has_happened_meanwhile_is_not_removed
    old_records_are_emptied_and_the_others_keep_their_places
    the_time_goes_on
}

/// One test per promise that only those can keep that outlive a program.
macro_rules! promised_by_databases {
    ($($promise:ident)*) => {
        mod in_sqlite_for_good {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::all::$promise(&super::places::Place::sqlite()).await;
            })*
        }

        mod in_postgres_for_good {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let Some(place) = super::places::Place::postgres().await else { return };
                super::all::$promise(&place).await;
            })*
        }
    };
}

promised_by_databases! {
    everything_is_there_after_a_restart
    a_log_is_found_however_much_was_stored_after_it
    tables_of_an_older_program_are_taken_over
    tables_without_checksums_are_taken_over
    tables_of_a_newer_program_are_refused_in_words
    only_one_server_may_have_it_open
    an_archive_reads_beside_the_server
    what_was_rewritten_and_removed_passes_the_check_at_every_moment
    a_snapshot_and_a_removal_outlive_the_server
    while_somebody_holds_it_locked_nothing_is_stored_and_afterwards_it_goes_on
}
