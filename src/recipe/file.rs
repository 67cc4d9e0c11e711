//! Recipes of the user's own, as TOML.
//!
//! ```toml
//! name = "mine"
//! base = "nvfp4"                      # a named recipe to start from; f32 if left out
//! head = "bf16"                       # both operands, all three GEMMs
//!
//! wgrad = "bf16"                      # one GEMM, both operands alike, or
//! [dgrad]                             # each operand by itself: x and w, dy and w, dy and x
//! dy = "nvfp4-sr, hadamard 16 fixed"
//! w = "nvfp4-2d, hadamard 16 fixed"
//!
//! [high]                              # what stays in higher precision
//! number = "bf16"
//! first = 1                           # blocks, or a share of them such as 0.1
//! last = 0.15
//! layers = ["v", "down"]              # q k v o gate up down
//!
//! [special.q]                         # a layer with rules of its own: fprop, dgrad, wgrad
//! fprop = "mxfp8"
//!
//! [[phases]]                          # changes during the run
//! from = 0.8                          # a share of the run, or a step
//! fprop = "bf16"
//! ```

use std::borrow::Cow;
use std::path::Path;

use toml::{Table, Value};

use super::{
    Extent, Gemm, GemmRecipe, Layer, LinearRecipe, Number, Operand, Phase, Recipe, When, named,
};
use crate::{Error, Result};

const FIELDS: [&str; 11] = [
    "name",
    "about",
    "base",
    "head",
    "fprop",
    "dgrad",
    "wgrad",
    "trust_mask",
    "high",
    "special",
    "phases",
];

/// Reads a recipe file.
///
/// # Errors
/// [`Error::Io`], or [`Error::Config`] with the field, what it may be, and the nearest name.
pub fn read(path: &Path) -> Result<Table> {
    let text = std::fs::read_to_string(path).map_err(Error::io(path))?;
    let mut table: Table =
        toml::from_str(&text).map_err(|e| Error::Config(format!("{}: {e}", path.display())))?;
    if !table.contains_key("name") {
        let stem = path
            .file_stem()
            .map_or("mine".into(), |s| s.to_string_lossy().into_owned());
        table.insert("name".into(), Value::String(stem));
    }
    parse(&table).map_err(|e| Error::Config(format!("{}: {e}", path.display())))?;
    Ok(table)
}

/// A recipe from its table, checked.
///
/// # Errors
/// [`Error::Config`] with the field, what it may be, and the nearest name.
///
/// ```
/// let table = toml::from_str("name = 'mine'\nbase = 'c-fdw'\nwgrad = 'mxfp4-even, hadamard 16'").unwrap();
/// let recipe = halfbyte::recipe::file::parse(&table).unwrap();
/// assert_eq!(recipe.linear.wgrad, halfbyte::recipe::named::C_FDW_H16.linear.wgrad);
/// ```
pub fn parse(table: &Table) -> Result<Recipe> {
    known(table, "a recipe", &FIELDS)?;
    let mut recipe = match text(table, "base")? {
        Some(base) => Recipe::named(base)?,
        None => named::F32_RECIPE.clone(),
    };
    recipe.name = Cow::Owned(text(table, "name")?.unwrap_or("custom").to_string());
    if recipe.name.is_empty() || recipe.name.contains(['/', '\\', ' ']) {
        return Err(Error::Config(format!(
            "name = \"{}\": a recipe's name is a word that can be part of a folder's name",
            recipe.name
        )));
    }
    recipe.about = Cow::Owned(match text(table, "about")? {
        Some(about) => about.to_string(),
        None => "A recipe from a file.".to_string(),
    });
    gemms(table, &mut recipe.linear)?;
    if let Some(head) = text(table, "head")? {
        let number: Number = head.parse()?;
        recipe.head = LinearRecipe::uniform(number);
    }
    if let Some(high) = table.get("high") {
        parse_high(section(high, "high")?, &mut recipe)?;
    }
    if let Some(special) = table.get("special") {
        let mut all = Vec::new();
        for (name, rules) in section(special, "special")? {
            let mut linear = recipe.linear;
            let rules = section(rules, name)?;
            known(
                rules,
                &format!("special.{name}"),
                &["fprop", "dgrad", "wgrad", "trust_mask"],
            )?;
            gemms(rules, &mut linear)?;
            all.push((layer(name)?, linear));
        }
        // A table has no order: that of the layers.
        all.sort_by_key(|(layer, _)| *layer as usize);
        recipe.special = Cow::Owned(all);
    }
    if let Some(phases) = table.get("phases") {
        let phases = phases
            .as_array()
            .ok_or_else(|| wrong("phases", "an array of tables", phases))?;
        recipe.phases = Cow::Owned(phases.iter().map(parse_phase).collect::<Result<_>>()?);
    }
    recipe.validate()?;
    Ok(recipe)
}

fn known(table: &Table, what: &str, fields: &[&str]) -> Result<()> {
    match table.keys().find(|k| !fields.contains(&k.as_str())) {
        Some(key) => Err(Error::unknown(&format!("field of {what}"), key, fields)),
        None => Ok(()),
    }
}

fn wrong(field: &str, expected: &str, got: &Value) -> Error {
    Error::Config(format!("`{field}` is {expected}, got {got}"))
}

fn text<'a>(table: &'a Table, field: &str) -> Result<Option<&'a str>> {
    table
        .get(field)
        .map(|v| v.as_str().ok_or_else(|| wrong(field, "text", v)))
        .transpose()
}

fn section<'a>(value: &'a Value, field: &str) -> Result<&'a Table> {
    value
        .as_table()
        .ok_or_else(|| wrong(field, "a table", value))
}

fn layer(name: &str) -> Result<Layer> {
    Layer::NAMES
        .into_iter()
        .find(|(n, _)| *n == name)
        .map(|(_, l)| l)
        .ok_or_else(|| Error::unknown("layer", name, &Layer::NAMES.map(|(n, _)| n)))
}

/// `fprop`, `dgrad`, `wgrad` and `trust_mask` of a table, over what is there.
fn gemms(table: &Table, linear: &mut LinearRecipe) -> Result<()> {
    for gemm in Gemm::ALL {
        let field = gemm.to_string().to_lowercase();
        if let Some(value) = table.get(&field) {
            *linear.gemm_mut(gemm) = parse_gemm(gemm, &field, value, Some(linear.gemm(gemm)))?;
        }
    }
    if let Some(value) = table.get("trust_mask") {
        linear.trust_mask = value
            .as_bool()
            .ok_or_else(|| wrong("trust_mask", "true or false", value))?;
    }
    Ok(())
}

fn parse_gemm(
    gemm: Gemm,
    field: &str,
    value: &Value,
    before: Option<GemmRecipe>,
) -> Result<GemmRecipe> {
    let operand = |text: &str| -> Result<Operand> {
        text.parse()
            .map_err(|e| Error::Config(format!("{field} = \"{text}\": {e}")))
    };
    if let Some(both) = value.as_str() {
        return Ok(GemmRecipe::both(operand(both)?));
    }
    let table = value.as_table().ok_or_else(|| {
        wrong(
            field,
            "an operand such as \"mxfp4\" or a table with both operands",
            value,
        )
    })?;
    let [a, b] = gemm.operands().map(str::to_lowercase);
    known(table, field, &[&a, &b])?;
    let one = |name: &str, default: Option<Operand>| match text(table, name)? {
        Some(t) => operand(t),
        None => default.ok_or_else(|| Error::Config(format!("{field} lacks `{name}`"))),
    };
    Ok(GemmRecipe {
        a: one(&a, before.map(|g| g.a))?,
        b: one(&b, before.map(|g| g.b))?,
    })
}

fn parse_high(table: &Table, recipe: &mut Recipe) -> Result<()> {
    known(table, "high", &["number", "first", "last", "layers"])?;
    if let Some(number) = text(table, "number")? {
        recipe.high.number = number.parse()?;
    }
    for (field, slot) in [
        ("first", &mut recipe.high.first),
        ("last", &mut recipe.high.last),
    ] {
        match table.get(field) {
            None => {}
            Some(Value::Integer(n)) if *n >= 0 => *slot = Extent::Blocks(*n as usize),
            Some(Value::Float(part)) => *slot = Extent::Share(*part),
            Some(other) => {
                return Err(wrong(
                    field,
                    "a number of blocks or a share such as 0.15",
                    other,
                ));
            }
        }
    }
    if let Some(layers) = table.get("layers") {
        let names = layers
            .as_array()
            .ok_or_else(|| wrong("layers", "an array of names", layers))?;
        let of = |v: &Value| {
            layer(
                v.as_str()
                    .ok_or_else(|| wrong("layers", "an array of names", v))?,
            )
        };
        recipe.high.layers = Cow::Owned(names.iter().map(of).collect::<Result<_>>()?);
    }
    Ok(())
}

fn parse_phase(value: &Value) -> Result<Phase> {
    let table = section(value, "phases")?;
    known(
        table,
        "a phase",
        &["from", "all", "fprop", "dgrad", "wgrad"],
    )?;
    let from = match table.get("from") {
        Some(Value::Integer(n)) if *n >= 0 => When::Step(*n as u64),
        Some(Value::Float(part)) => When::Share(*part),
        Some(other) => {
            return Err(wrong(
                "from",
                "a step or a share of the run such as 0.8",
                other,
            ));
        }
        None => {
            return Err(Error::Config(
                "a phase lacks `from`, a step or a share of the run".into(),
            ));
        }
    };
    let all = match text(table, "all")? {
        Some(number) => Some(GemmRecipe::uniform(number.parse()?)),
        None => None,
    };
    let gemm = |gemm: Gemm| -> Result<Option<GemmRecipe>> {
        let field = gemm.to_string().to_lowercase();
        match table.get(&field) {
            Some(_) if all.is_some() => Err(Error::Config(format!(
                "a phase sets `all` and `{field}`; leave one out"
            ))),
            Some(value) => parse_gemm(gemm, &field, value, None).map(Some),
            None => Ok(all),
        }
    };
    let phase = Phase {
        from,
        fprop: gemm(Gemm::Fprop)?,
        dgrad: gemm(Gemm::Dgrad)?,
        wgrad: gemm(Gemm::Wgrad)?,
    };
    if [phase.fprop, phase.dgrad, phase.wgrad]
        .iter()
        .all(Option::is_none)
    {
        return Err(Error::Config(
            "a phase changes nothing: give it fprop, dgrad, wgrad or all".into(),
        ));
    }
    Ok(phase)
}

// ---- Writing

/// The recipe as a table that [`parse`] reads back.
pub fn to_table(recipe: &Recipe) -> Table {
    let mut table = Table::new();
    table.insert("name".into(), recipe.name.to_string().into());
    table.insert("about".into(), recipe.about.to_string().into());
    table.insert("head".into(), recipe.head.fprop.a.to_string().into());
    write_linear(&mut table, &recipe.linear);
    let extent = |e: Extent| match e {
        Extent::Blocks(n) => Value::Integer(n as i64),
        Extent::Share(part) => Value::Float(part),
    };
    let mut high = Table::new();
    high.insert("number".into(), recipe.high.number.to_string().into());
    high.insert("first".into(), extent(recipe.high.first));
    high.insert("last".into(), extent(recipe.high.last));
    let names: Vec<Value> = recipe.high.layers.iter().map(|l| l.name().into()).collect();
    high.insert("layers".into(), names.into());
    table.insert("high".into(), high.into());
    let mut special = Table::new();
    for (layer, linear) in recipe.special.iter() {
        let mut rules = Table::new();
        write_linear(&mut rules, linear);
        special.insert(layer.name().into(), rules.into());
    }
    if !special.is_empty() {
        table.insert("special".into(), special.into());
    }
    let phases: Vec<Value> = recipe
        .phases
        .iter()
        .map(|p| write_phase(p).into())
        .collect();
    if !phases.is_empty() {
        table.insert("phases".into(), phases.into());
    }
    table
}

fn write_gemm(gemm: Gemm, recipe: &GemmRecipe) -> Value {
    if recipe.a == recipe.b {
        return recipe.a.to_string().into();
    }
    let [a, b] = gemm.operands().map(str::to_lowercase);
    let mut table = Table::new();
    table.insert(a, recipe.a.to_string().into());
    table.insert(b, recipe.b.to_string().into());
    table.into()
}

fn write_linear(table: &mut Table, linear: &LinearRecipe) {
    for (gemm, recipe) in linear.rows() {
        table.insert(gemm.to_string().to_lowercase(), write_gemm(gemm, &recipe));
    }
    if linear.trust_mask {
        table.insert("trust_mask".into(), true.into());
    }
}

fn write_phase(phase: &Phase) -> Table {
    let mut table = Table::new();
    let from = match phase.from {
        When::Step(s) => Value::Integer(s as i64),
        When::Share(part) => Value::Float(part),
    };
    table.insert("from".into(), from);
    for (gemm, change) in Gemm::ALL
        .into_iter()
        .zip([phase.fprop, phase.dgrad, phase.wgrad])
    {
        if let Some(change) = change {
            table.insert(gemm.to_string().to_lowercase(), write_gemm(gemm, &change));
        }
    }
    table
}
