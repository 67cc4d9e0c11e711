//! A report as blocks, written as Markdown (charts as files beside it) or as one HTML file that needs nothing else.
//!
//! Text may hold `code` between backquotes; nothing else is markup.

use std::path::Path;

use crate::train::durable;
use crate::{Error, Result};

/// A piece of a report.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A section.
    Heading(String),
    /// Text.
    Text(String),
    /// Sentences, one a line.
    List(Vec<String>),
    /// Something to copy.
    Code(String),
    /// The first column is text, the others are numbers.
    Table {
        /// Column names.
        head: Vec<String>,
        /// Rows, as long as the head.
        rows: Vec<Vec<String>>,
    },
    /// A chart.
    Figure {
        /// The name of its file, without `.svg`.
        name: String,
        /// What it shows.
        caption: String,
        /// The chart.
        svg: String,
    },
}

/// A report.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// Its blocks.
    pub blocks: Vec<Block>,
}

impl Document {
    /// Writes `report.md`, its charts, and `report.html`.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&self, dir: &Path) -> Result<()> {
        std::fs::create_dir_all(dir).map_err(Error::io(dir))?;
        for block in &self.blocks {
            if let Block::Figure { name, svg, .. } = block {
                durable::write_file(&dir.join(format!("{name}.svg")), svg.as_bytes())?;
            }
        }
        durable::write_file(&dir.join("report.md"), self.markdown().as_bytes())?;
        durable::write_file(&dir.join("report.html"), self.html().as_bytes())
    }

    /// The first list of sentences, for a terminal.
    pub fn summary(&self) -> Vec<String> {
        let lists = self.blocks.iter().filter_map(|b| match b {
            Block::List(items) => Some(items),
            _ => None,
        });
        let plain = |s: &String| s.replace('`', "");
        lists.take(1).flatten().map(plain).collect()
    }

    /// Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", self.title);
        for block in &self.blocks {
            out.push('\n');
            match block {
                Block::Heading(text) => out.push_str(&format!("## {text}\n")),
                Block::Text(text) => out.push_str(&format!("{text}\n")),
                Block::List(items) => {
                    items.iter().for_each(|i| out.push_str(&format!("- {i}\n")));
                }
                Block::Code(text) => out.push_str(&format!("```sh\n{text}\n```\n")),
                Block::Table { head, rows } => {
                    let line = |cells: &[String]| {
                        let cells: Vec<String> =
                            cells.iter().map(|c| c.replace('|', "\\|")).collect();
                        format!("| {} |\n", cells.join(" | "))
                    };
                    out.push_str(&line(head));
                    out.push_str(&format!("|{}\n", "---|".repeat(head.len())));
                    rows.iter().for_each(|r| out.push_str(&line(r)));
                }
                Block::Figure { name, caption, .. } => {
                    out.push_str(&format!("![{caption}]({name}.svg)\n\n*{caption}*\n"));
                }
            }
        }
        out
    }

    /// One self-contained page.
    pub fn html(&self) -> String {
        let mut body = format!("<h1>{}</h1>\n", inline(&self.title));
        for block in &self.blocks {
            match block {
                Block::Heading(text) => body.push_str(&format!("<h2>{}</h2>\n", inline(text))),
                Block::Text(text) => body.push_str(&format!("<p>{}</p>\n", inline(text))),
                Block::List(items) => {
                    let items: String = items
                        .iter()
                        .map(|i| format!("<li>{}</li>\n", inline(i)))
                        .collect();
                    body.push_str(&format!("<ul>\n{items}</ul>\n"));
                }
                Block::Code(text) => {
                    body.push_str(&format!("<pre><code>{}</code></pre>\n", escape(text)));
                }
                Block::Table { head, rows } => {
                    let line = |cells: &[String], tag: &str| {
                        let cells: String = cells
                            .iter()
                            .map(|c| format!("<{tag}>{}</{tag}>", inline(c)))
                            .collect();
                        format!("<tr>{cells}</tr>\n")
                    };
                    let rows: String = rows.iter().map(|r| line(r, "td")).collect();
                    let head = line(head, "th");
                    body.push_str(&format!(
                        "<div class=\"wide\"><table>\n<thead>{head}</thead>\n<tbody>\n{rows}</tbody></table></div>\n"
                    ));
                }
                Block::Figure { caption, svg, .. } => {
                    let svg = fluid(svg);
                    let caption = inline(caption);
                    body.push_str(&format!(
                        "<figure>\n{svg}\n<figcaption>{caption}</figcaption></figure>\n"
                    ));
                }
            }
        }
        let title = escape(&self.title);
        format!(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>{STYLE}</style></head>\n<body>\n{body}</body></html>\n"
        )
    }
}

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfbfa; --soft: #5b6472; --line: #d9dce1; --code: #eef0f3 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e6ea; --paper: #16191e; --soft: #9aa3b0; --line: #363c46; --code: #232830 } }
body { margin: 2.5rem auto; padding: 0 1.25rem; max-width: 62rem; color: var(--ink); background: var(--paper);
  font: 16px/1.55 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin-top: 2.4rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .8rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 600 }
code { background: var(--code); padding: .08em .3em; border-radius: 3px; font-size: .92em }
pre { background: var(--code); padding: .7rem 1rem; overflow-x: auto; border-radius: 6px } pre code { padding: 0 }
figure { margin: 1.6rem 0 } figure svg { width: 100%; height: auto; background: #fff; border-radius: 6px }
figcaption { color: var(--soft); font-size: .9rem }
";

/// Takes the fixed size from a chart that has a view box, so that it fits its column.
fn fluid(svg: &str) -> String {
    let Some((tag, rest)) = svg.split_once('>') else {
        return svg.to_string();
    };
    let words = tag.split(' ');
    let kept = words.filter(|w| !w.starts_with("width=") && !w.starts_with("height="));
    format!("{}>{rest}", kept.collect::<Vec<_>>().join(" "))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// Escaped text with its `code`.
fn inline(text: &str) -> String {
    let mut out = String::new();
    for (i, part) in escape(text).split('`').enumerate() {
        match i % 2 {
            0 => out.push_str(part),
            _ => out.push_str(&format!("<code>{part}</code>")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Document {
        let words = |w: &[&str]| w.iter().map(|w| w.to_string()).collect::<Vec<_>>();
        Document {
            title: "A & B".into(),
            blocks: vec![
                Block::Heading("Arms".into()),
                Block::Text("`f32` is <exact>".into()),
                Block::Table {
                    head: words(&["arm", "loss"]),
                    rows: vec![words(&["a|b", "1.5"])],
                },
                Block::Figure {
                    name: "loss".into(),
                    caption: "Loss".into(),
                    svg: "<svg width=\"960\" height=\"500\" viewBox=\"0 0 960 500\"><g/></svg>"
                        .into(),
                },
                Block::Code("halfbyte study smoke".into()),
            ],
        }
    }

    #[test]
    fn markdown_and_html_say_the_same() {
        let md = document().markdown();
        for part in [
            "# A & B",
            "## Arms",
            "| a\\|b | 1.5 |",
            "![Loss](loss.svg)",
            "```sh",
        ] {
            assert!(md.contains(part), "{part}\n{md}");
        }
        let html = document().html();
        for part in [
            "<h1>A &amp; B</h1>",
            "<code>f32</code> is &lt;exact&gt;",
            "<td>a|b</td><td>1.5</td>",
            "<svg viewBox=\"0 0 960 500\"><g/></svg>",
        ] {
            assert!(html.contains(part), "{part}\n{html}");
        }
        assert!(!html.contains("http"), "it must need no network");
    }

    #[test]
    fn files_lie_beside_the_markdown() {
        let dir = tempfile::tempdir().unwrap();
        document().write(dir.path()).unwrap();
        let mut names: Vec<String> = std::fs::read_dir(dir.path())
            .unwrap()
            .map(|e| e.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["loss.svg", "report.html", "report.md"]);
    }
}
