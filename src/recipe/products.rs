//! Which products of quantised operands a recipe needs, so that a device can be asked for them.

use super::{LinearRecipe, Recipe};
use crate::formats::BlockFormat;

impl Recipe {
    /// The formats of A and B of every GEMM with quantised operands, at any time, each pair once.
    pub fn products(&self) -> Vec<(BlockFormat, BlockFormat)> {
        let mut all = vec![self.head];
        let linears = std::iter::once(&self.linear).chain(self.special.iter().map(|(_, l)| l));
        for linear in linears {
            let mut now = *linear;
            all.push(now);
            for phase in self.phases.iter() {
                phase.apply(&mut now);
                all.push(now);
            }
        }
        let mut products = Vec::new();
        for (_, gemm) in all.iter().flat_map(LinearRecipe::rows) {
            if let (Some(a), Some(b)) = (gemm.a.format(), gemm.b.format())
                && !products.contains(&(a, b))
            {
                products.push((a, b));
            }
        }
        products
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_formats_once_each_and_none_without_blocks() {
        let of = |name: &str| Recipe::named(name).unwrap().products();
        assert_eq!(of("mxfp4"), [(BlockFormat::MXFP4, BlockFormat::MXFP4)]);
        assert!(of("f32").is_empty());
        assert!(of("nvfp4").len() > 1);
    }
}
