//! A block format as text, both ways.

use std::fmt;
use std::str::FromStr;

use super::{BlockFormat, Element, ErrorNorm, MxRule, PreScale, Rounding, ScaleRule};
use crate::{Error, Result};

const FAMILIES: [&str; 4] = ["mxfp4", "mxfp8", "nvfp4", "ue5m3"];

/// Words after the family. `4/6` alone means MAE; `2d` makes the block square; `unbiased` is `sr` with `3/4`.
const PARTS: [&str; 19] = [
    "1x16", "1x32", "16x16", "32x32", "2d", "floor", "even", "rceil", "ceil", "rms", "4/6",
    "4/6mae", "4/6mse", "rne", "sr", "3/4", "unbiased", "e4m3", "e5m2",
];

impl fmt::Display for BlockFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let family = match (self.scale, self.element) {
            (ScaleRule::Mx(_), Element::E2M1) => "mxfp4",
            (ScaleRule::Mx(_), Element::E4M3) => "mxfp8-e4m3",
            (ScaleRule::Mx(_), Element::E5M2) => "mxfp8-e5m2",
            (ScaleRule::Nv { .. }, _) => "nvfp4",
            (ScaleRule::Ue5m3, _) => "ue5m3",
        };
        let rule = match self.scale {
            ScaleRule::Mx(MxRule::Floor) => "-floor",
            ScaleRule::Mx(MxRule::Even) => "-even",
            ScaleRule::Mx(MxRule::Rceil) => "-rceil",
            ScaleRule::Mx(MxRule::Ceil) => "-ceil",
            ScaleRule::Mx(MxRule::Rms) => "-rms",
            ScaleRule::Nv {
                four_over_six: Some(ErrorNorm::Mae),
            } => "-4/6mae",
            ScaleRule::Nv {
                four_over_six: Some(ErrorNorm::Mse),
            } => "-4/6mse",
            ScaleRule::Nv {
                four_over_six: None,
            }
            | ScaleRule::Ue5m3 => "",
        };
        let rounding = match self.rounding {
            Rounding::Rne => "rne",
            Rounding::Sr => "sr",
        };
        let pre = match self.pre_scale {
            PreScale::One => "",
            PreScale::ThreeQuarters => "-3/4",
        };
        let [rows, columns] = self.block;
        write!(f, "{family}-{rows}x{columns}{rule}-{rounding}{pre}")
    }
}

impl FromStr for BlockFormat {
    type Err = Error;

    fn from_str(text: &str) -> Result<BlockFormat> {
        let lower = text.trim().to_ascii_lowercase();
        let mut words = lower.split(['-', '_', '.', ' ']);
        let family = words.next().unwrap_or_default();
        let mut format = match family {
            "mxfp4" => BlockFormat::MXFP4,
            "mxfp8" => BlockFormat::MXFP8_E4M3,
            "nvfp4" => BlockFormat::NVFP4,
            "ue5m3" => BlockFormat::UE5M3,
            other => return Err(Error::unknown("block format", other, &FAMILIES)),
        };
        for word in words {
            apply(&mut format, word, text)?;
        }
        format.validate()?;
        Ok(format)
    }
}

/// Applies one word of a name.
fn apply(format: &mut BlockFormat, word: &str, whole: &str) -> Result<()> {
    let misplaced = || {
        Error::Config(format!(
            "`{word}` does not apply to the family of `{whole}`; leave it out or choose another family"
        ))
    };
    let mut rule = |rule| match &mut format.scale {
        ScaleRule::Mx(slot) => {
            *slot = rule;
            Ok(())
        }
        _ => Err(misplaced()),
    };
    match word {
        "floor" => return rule(MxRule::Floor),
        "even" => return rule(MxRule::Even),
        "rceil" => return rule(MxRule::Rceil),
        "ceil" => return rule(MxRule::Ceil),
        "rms" => return rule(MxRule::Rms),
        "1x16" => format.block = [1, 16],
        "1x32" => format.block = [1, 32],
        "16x16" => format.block = [16, 16],
        "32x32" => format.block = [32, 32],
        "2d" => *format = format.two_d(),
        "rne" => format.rounding = Rounding::Rne,
        "sr" => format.rounding = Rounding::Sr,
        "3/4" => format.pre_scale = PreScale::ThreeQuarters,
        "unbiased" => {
            format.rounding = Rounding::Sr;
            format.pre_scale = PreScale::ThreeQuarters;
        }
        "4/6" | "4/6mae" | "4/6mse" => match &mut format.scale {
            ScaleRule::Nv { four_over_six } => {
                *four_over_six = Some(if word == "4/6mse" {
                    ErrorNorm::Mse
                } else {
                    ErrorNorm::Mae
                });
            }
            _ => return Err(misplaced()),
        },
        "e4m3" | "e5m2" => {
            if format.element == Element::E2M1 {
                return Err(misplaced());
            }
            format.element = if word == "e4m3" {
                Element::E4M3
            } else {
                Element::E5M2
            };
        }
        other => return Err(Error::unknown("part of a block format", other, &PARTS)),
    }
    Ok(())
}

impl TryFrom<String> for BlockFormat {
    type Error = Error;

    fn try_from(text: String) -> Result<BlockFormat> {
        text.parse()
    }
}

impl From<BlockFormat> for String {
    fn from(format: BlockFormat) -> String {
        format.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for base in BlockFormat::NAMED
            .into_iter()
            .chain([BlockFormat::MXFP4_RMS])
        {
            for format in [base, base.two_d(), base.with_rounding(Rounding::Sr)] {
                if format.validate().is_err() {
                    continue;
                }
                let text = format.to_string();
                assert_eq!(text.parse::<BlockFormat>().unwrap(), format, "{text}");
                let json = serde_json::to_string(&format).unwrap();
                assert_eq!(serde_json::from_str::<BlockFormat>(&json).unwrap(), format);
            }
        }
    }

    #[test]
    fn short_names_take_defaults_and_mistakes_get_a_hint() {
        assert_eq!("mxfp4".parse::<BlockFormat>().unwrap(), BlockFormat::MXFP4);
        assert_eq!(
            "MXFP4-unbiased".parse::<BlockFormat>().unwrap(),
            BlockFormat::MXFP4_UNBIASED
        );
        assert_eq!(
            "nvfp4.2d".parse::<BlockFormat>().unwrap(),
            BlockFormat::NVFP4_2D
        );
        let fails = |text: &str| text.parse::<BlockFormat>().unwrap_err().to_string();
        assert!(fails("mxpf4").contains("did you mean `mxfp4`?"));
        assert!(fails("mxfp4-flor").contains("did you mean `floor`?"));
        assert!(fails("nvfp4-floor").contains("does not apply"));
        assert!(fails("mxfp4-4/6").contains("does not apply"));
        assert!(fails("").contains("unknown block format"));
    }
}
