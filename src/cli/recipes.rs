//! `halfbyte recipes`

use crate::recipe::{Recipe, file, named};
use crate::train::progress::say;
use crate::{Error, Result};
use std::path::PathBuf;

/// List the recipes, each as three rows.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Recipes to show, by name or as TOML files; all if none is given
    #[arg(value_name = "RECIPE")]
    recipes: Vec<String>,
    /// Print as TOML, to start a recipe of your own from
    #[arg(long)]
    toml: bool,
    /// Names alone
    #[arg(long, conflicts_with = "toml")]
    names: bool,
}

pub(super) fn run(args: Args) -> Result<()> {
    let recipes = if args.recipes.is_empty() {
        named::ALL.iter().map(|r| (*r).clone()).collect()
    } else {
        let open = |name: &String| match name.ends_with(".toml") {
            true => file::parse(&file::read(&PathBuf::from(name))?),
            false => Recipe::named(name),
        };
        args.recipes.iter().map(open).collect::<Result<Vec<_>>>()?
    };
    for recipe in &recipes {
        if args.names {
            say(&recipe.name);
        } else if args.toml {
            let text = toml::to_string(&file::to_table(recipe))
                .map_err(|e| Error::Config(format!("{}: {e}", recipe.name)))?;
            say(&text);
        } else {
            say(&format!(
                "{}\n  {}\n{recipe}",
                recipe.name,
                wrap(&recipe.about, 112)
            ));
        }
    }
    Ok(())
}

/// Breaks lines at spaces, two spaces in.
fn wrap(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        if column > 0 && column + 1 + word.len() > width {
            out.push_str("\n  ");
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += word.len();
    }
    out
}
