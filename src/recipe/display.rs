//! A recipe in words: three rows that can be read aloud, then the exceptions.

use super::{Extent, Gemm, LinearRecipe, Recipe, When};
use std::fmt;

impl fmt::Display for Recipe {
    /// Three rows that can be read aloud, then the exceptions.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = |f: &mut fmt::Formatter<'_>, linear: &LinearRecipe| -> fmt::Result {
            for (gemm, recipe) in linear.rows() {
                let [a, b] = gemm.operands();
                if recipe.a == recipe.b {
                    writeln!(f, "  {gemm}  {a} and {b}: {}", recipe.a)?;
                } else {
                    writeln!(f, "  {gemm}  {a}: {}; {b}: {}", recipe.a, recipe.b)?;
                }
            }
            Ok(())
        };
        rows(f, &self.linear)?;
        if self.linear.trust_mask {
            writeln!(f, "  mask   no gradient where Fprop clipped")?;
        }
        for (layer, linear) in self.special.iter() {
            writeln!(f, "  {} projection:", layer.name())?;
            rows(f, linear)?;
        }
        let mut high = vec![format!("head {}", self.head.fprop.a)];
        let extent = |e: Extent, what: &str| match e {
            Extent::Blocks(0) => None,
            Extent::Blocks(1) => Some(format!("{what} block")),
            Extent::Blocks(n) => Some(format!("{what} {n} blocks")),
            Extent::Share(part) => Some(format!("{what} {:.0}% of the blocks", 100.0 * part)),
        };
        let layers = (!self.high.layers.is_empty()).then(|| {
            let names: Vec<&str> = self.high.layers.iter().map(|l| l.name()).collect();
            format!("layers {}", names.join(", "))
        });
        let parts = [
            extent(self.high.first, "first"),
            extent(self.high.last, "last"),
            layers,
        ];
        high.extend(
            parts
                .into_iter()
                .flatten()
                .map(|what| format!("{what} {}", self.high.number)),
        );
        writeln!(f, "  kept   {}", high.join("; "))?;
        for phase in self.phases.iter() {
            let from = match phase.from {
                When::Step(s) => format!("step {s}"),
                When::Share(part) => format!("{:.0}% of the run", 100.0 * part),
            };
            for (gemm, change) in Gemm::ALL
                .into_iter()
                .zip([phase.fprop, phase.dgrad, phase.wgrad])
            {
                if let Some(change) = change {
                    writeln!(f, "  later  from {from}, {gemm}: {change}")?;
                }
            }
        }
        Ok(())
    }
}
