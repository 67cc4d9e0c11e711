//! Controlled comparisons: the same model, data and seeds, arms that differ only in their recipe, and what may be said of
//! the difference.
//!
//! ```text
//! TOML or a built-in name -> Study          [spec]       checked whole before anything runs
//! Study -> PlannedRun, one an arm and seed  [spec]
//! PlannedRun -> a run's folder              [runner]     resumable; a divergence is a result
//! metrics.jsonl -> Analysis                 [analysis]   paired over seeds, with [stats]
//! Analysis + the papers' numbers            [published]  and the rule that compares them
//! -> report.md, report.html, *.svg          [report], [charts], [document]
//! ```

pub mod analysis;
pub mod charts;
pub mod document;
pub mod profiles;
pub mod published;
mod reading;
pub mod report;
pub mod runner;
pub mod spec;
pub mod stats;
#[cfg(test)]
pub(crate) mod testing;

pub use analysis::Analysis;
pub use spec::{Changes, PlannedRun, Study};
