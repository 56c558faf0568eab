//! `cargo xtask bench`: runs the benchmarks, which print figures and never fail.

use crate::{
    run::{Done, TaskError, cargo, run},
    workspace,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// One benchmark by its name; all of them otherwise
    name: Option<String>,
}

pub(crate) fn bench(args: &Args) -> Done {
    let packages = workspace::packages()?;
    let all =
        packages.iter().flat_map(|package| package.benches.iter().map(move |bench| (&package.name, bench)));
    let wanted: Vec<_> =
        all.filter(|(_, bench)| args.name.as_ref().is_none_or(|name| name == *bench)).collect();
    if let (Some(name), true) = (&args.name, wanted.is_empty()) {
        return Err(TaskError::new(format!("there is no benchmark `{name}`")));
    }
    wanted.into_iter().try_for_each(|(package, bench)| {
        println!("== {bench} ==");
        run(&mut cargo(["bench", "--locked", "--package", package.as_str(), "--bench", bench.as_str()]))
    })
}
