//! The content security policy of every page: it allows no inline scripts, and nothing from other servers.

use std::collections::BTreeMap;

use crate::{guest::Guest, house::House, pages::PAGES, shared};

/// Other files that are fetched by name and decide what runs.
const SCRIPTS: [&str; 2] = ["/service.js", "/manifest.webmanifest"];

/// The directives of a policy with what each of them allows.
fn directives(policy: &str) -> BTreeMap<&str, Vec<&str>> {
    let directives = policy.split(';').map(str::split_whitespace);
    directives.filter_map(|mut words| Some((words.next()?, words.collect()))).collect()
}

/// Whether a page may load a kind of thing from a source: nothing or the server itself. Scripts may also be
/// WebAssembly, and pictures may be inline.
fn is_allowed(directive: &str, source: &str) -> bool {
    matches!(
        (directive, source),
        (_, "'none'" | "'self'") | ("script-src", "'wasm-unsafe-eval'") | ("img-src", "data:")
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_allows_scripts_within_it_or_anything_from_elsewhere() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let gathering = shared::makes_a_table(&guest, "tps").await;
    for path in PAGES.into_iter().chain(SCRIPTS).chain([&*gathering]) {
        let asked =
            format!("fetch({path:?}).then(answer => answer.headers.get('content-security-policy') ?? '')");
        let policy = guest.run(&asked).await;
        let directives = directives(policy.as_str().unwrap());
        assert_eq!(
            directives.get("default-src"),
            Some(&vec!["'none'"]),
            "{path}: what is not named is forbidden"
        );
        for named in ["base-uri", "form-action", "frame-ancestors"] {
            // These do not fall back to the default.
            assert!(directives.contains_key(named), "{path}: {named} in {policy}");
        }
        for (directive, sources) in &directives {
            let stranger = sources.iter().find(|source| !is_allowed(directive, source));
            assert_eq!(stranger, None, "{path}: {directive} in {policy}");
        }
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_script_that_gets_into_a_page_does_not_run() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest
        .run(
            "globalThis.stopped = []; \
             document.addEventListener('securitypolicyviolation', event => stopped.push(event.effectiveDirective)); \
             const script = document.createElement('script'); \
             script.textContent = 'globalThis.ran = true'; document.body.append(script); \
             document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,\" onerror=\"globalThis.ran = true\">'); \
             fetch('http://elsewhere.invalid/').catch(() => {}); true",
        )
        .await;
    guest
        .waits_until(
            "['script-src-elem', 'script-src-attr', 'connect-src'].every(what => stopped.includes(what))",
        )
        .await;
    assert_eq!(guest.run("globalThis.ran ?? false").await, false);
}
