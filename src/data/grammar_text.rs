//! Reads the notation of `stories.grammar` into a [`Grammar`].

use super::grammar::{Grammar, List, Plus, REGISTERS, Register, Rule, Slot, Symbol};
use crate::{Error, Result};

impl Grammar {
    /// Reads a grammar and proves it unambiguous.
    pub fn parse(text: &str) -> Result<Grammar> {
        let mut grammar = Grammar::default();
        let lines = || {
            let numbered = text.lines().map(str::trim).enumerate();
            numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        };
        // Names first, so that a body can use what is defined below it.
        for (i, line) in lines() {
            grammar.declare(line).map_err(at(i))?;
        }
        for (i, line) in lines() {
            grammar.define(line).map_err(at(i))?;
        }
        if grammar.rules.is_empty() || grammar.split.is_empty() {
            return Err(Error::Data("grammar: needs a rule and a split".into()));
        }
        if grammar.registers.len() > REGISTERS {
            return Err(Error::Data(format!(
                "grammar: {} lists and registers; at most {REGISTERS}",
                grammar.registers.len()
            )));
        }
        grammar.check()?;
        Ok(grammar)
    }

    /// Lists and registers whole; of rules the name.
    fn declare(&mut self, line: &str) -> Result<(), String> {
        let (keyword, rest) = line.split_once(' ').ok_or("expected a keyword")?;
        match keyword {
            "list" => {
                let (name, body) = rest.split_once(':').ok_or("expected `list NAME: ...`")?;
                let entries = entries(body)?;
                self.registers.push(Register {
                    name: name.into(),
                    list: self.lists.len(),
                    first: 0,
                    count: entries.len(),
                });
                let name = name.into();
                self.lists.push(List { name, entries });
            }
            "register" => {
                let (name, body) = rest
                    .split_once(':')
                    .ok_or("expected `register NAME: LIST`")?;
                let (list, bounds) = body.trim().split_once(' ').unwrap_or((body.trim(), ""));
                let list = self.lists.iter().position(|l| l.name == list);
                let list = list.ok_or_else(|| format!("unknown list in `{body}`"))?;
                let size = self.lists[list].entries.len();
                let (first, last) = range(bounds).unwrap_or((0, size - 1));
                if first > last || last >= size {
                    return Err(format!("`{bounds}` is outside the list's 0..{}", size - 1));
                }
                self.registers.push(Register {
                    name: name.into(),
                    list,
                    first,
                    count: last - first + 1,
                });
            }
            "rule" => {
                let name = rest.split(' ').next().unwrap_or_default();
                if !self.rules.iter().any(|r| r.name == name) {
                    self.rules.push(Rule {
                        name: name.into(),
                        alternatives: Vec::new(),
                    });
                }
            }
            "split" => {}
            other => return Err(format!("unknown keyword `{other}`")),
        }
        Ok(())
    }

    /// Rule bodies and the split.
    fn define(&mut self, line: &str) -> Result<(), String> {
        if let Some(rest) = line.strip_prefix("rule ") {
            let (head, body) = rest
                .split_once(':')
                .ok_or("expected `rule NAME WEIGHT: BODY`")?;
            let (name, weight) = head.split_once(' ').ok_or("a rule needs a weight")?;
            let weight = weight.trim().parse::<u32>().ok().filter(|w| *w > 0);
            let weight = weight.ok_or("the weight must be a whole number above 0")?;
            let body = self.body(body.trim())?;
            let rule = self.rule(name)?;
            self.rules[rule].alternatives.push((weight, body));
        } else if let Some(rest) = line.strip_prefix("split ") {
            let (names, modulus) = rest
                .split_once(" modulo ")
                .ok_or("expected `split NAMES modulo N`")?;
            self.modulus = modulus
                .parse()
                .map_err(|_| "the modulus must be a number")?;
            for name in names.split(' ') {
                let register = self.register(name)?;
                let r = &self.registers[register];
                if self.modulus < 2 || !r.count.is_multiple_of(self.modulus) {
                    return Err(format!(
                        "`{name}` has {} entries, which must be a multiple of {}",
                        r.count, self.modulus
                    ));
                }
                self.split.push(register);
            }
        }
        Ok(())
    }

    fn body(&self, text: &str) -> Result<Vec<Symbol>, String> {
        let mut symbols = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let literal = rest.find(['<', '{']).unwrap_or(rest.len());
            if literal > 0 {
                symbols.push(Symbol::Text(rest[..literal].replace("\\n", "\n")));
                rest = &rest[literal..];
                continue;
            }
            let close = if rest.starts_with('<') { '>' } else { '}' };
            let end = rest
                .find(close)
                .ok_or_else(|| format!("no `{close}` in `{rest}`"))?;
            let inner = &rest[1..end];
            symbols.push(match close {
                '>' => Symbol::Rule(self.rule(inner)?),
                _ => Symbol::Slot(self.slot(inner)?),
            });
            rest = &rest[end + 1..];
        }
        Ok(symbols)
    }

    /// `[new ]name[+number or name][.form]`.
    fn slot(&self, text: &str) -> Result<Slot, String> {
        let name = text.strip_prefix("new ");
        let fresh = name.is_some();
        let (name, form) = name
            .unwrap_or(text)
            .split_once('.')
            .unwrap_or((name.unwrap_or(text), "0"));
        let (name, plus) = name.split_once('+').unwrap_or((name, "0"));
        let register = self.register(&name.to_lowercase())?;
        let form = form
            .parse::<usize>()
            .map_err(|_| format!("form `{form}`"))?;
        let (plus, most) = match plus.parse::<usize>() {
            Ok(n) => (Plus::Number(n), n),
            Err(_) => {
                let r = self.register(plus)?;
                let most = self.registers[r].first + self.registers[r].count - 1;
                (Plus::Register(r), most)
            }
        };
        let r = &self.registers[register];
        let list = &self.lists[r.list];
        if r.first + r.count - 1 + most >= list.entries.len() {
            return Err(format!(
                "`{text}` can run past the end of list `{}`",
                list.name
            ));
        }
        if list.entries.iter().any(|e| e.len() <= form) {
            return Err(format!(
                "not every entry of list `{}` has form {form}",
                list.name
            ));
        }
        if plus == Plus::Register(register) || (fresh && plus != Plus::Number(0)) {
            return Err(format!("`{text}`: a sum needs two registers drawn before"));
        }
        let capital = name.starts_with(char::is_uppercase);
        Ok(Slot {
            fresh,
            register,
            plus,
            form,
            capital,
        })
    }

    fn register(&self, name: &str) -> Result<usize, String> {
        let found = self.registers.iter().position(|r| r.name == name);
        found.ok_or_else(|| format!("unknown register `{name}`"))
    }

    fn rule(&self, name: &str) -> Result<usize, String> {
        let found = self.rules.iter().position(|r| r.name == name);
        found.ok_or_else(|| format!("unknown rule `{name}`"))
    }
}

fn at<E: std::fmt::Display>(line: usize) -> impl FnOnce(E) -> Error {
    move |e| Error::Data(format!("grammar, line {}: {e}", line + 1))
}

/// `3..7` as (3, 7), both included.
fn range(text: &str) -> Option<(usize, usize)> {
    let (first, last) = text.trim().split_once("..")?;
    Some((first.parse().ok()?, last.parse().ok()?))
}

fn entries(body: &str) -> Result<Vec<Vec<[String; 2]>>, String> {
    let both = |word: &str| {
        let mut letters = word.chars();
        let capital = letters
            .next()
            .map(|c| c.to_uppercase().chain(letters).collect());
        [word.to_string(), capital.unwrap_or_default()]
    };
    let words: Vec<Vec<[String; 2]>> = match range(body) {
        Some((first, last)) => (first..=last).map(|n| vec![both(&n.to_string())]).collect(),
        None => {
            let split = body.split('|').map(str::trim);
            split.map(|e| e.split('/').map(both).collect()).collect()
        }
    };
    let empty = words.iter().flatten().any(|w| w[0].is_empty());
    if empty || words.is_empty() || words.len() >= usize::from(u16::MAX) {
        return Err("a list needs 1 to 65534 entries, none of them empty".into());
    }
    Ok(words)
}
