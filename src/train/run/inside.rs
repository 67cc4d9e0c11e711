//! Looks inside a step that the loop takes: the dump of a step, and the kernel behind the first value that is not finite.

use std::time::Instant;

use super::{Run, micro_batches};
use crate::data::Batch;
use crate::train::case::{self, Case, CaseFile, Subject};
use crate::train::dump::{self, Dump, DumpFile};
use crate::train::step_engine::StepEngine;
use crate::{Error, Result};

impl<E: StepEngine> Run<'_, E> {
    /// A step whose every tensor is written to the run's folder.
    pub(super) fn dump(&mut self, batches: &[Batch], lr: f64) -> Result<()> {
        let begun = Instant::now();
        let tensors = self
            .engine
            .traced_step(batches, lr, self.config.flip.clone())?;
        let step = self.state.step + 1;
        let device = self.engine.identity().ok_or_else(|| Error::Device {
            device: self.config.device.clone(),
            what: "it is no longer there".into(),
        })?;
        let count = tensors.len();
        let file = DumpFile::new(Dump {
            device,
            step,
            recipe: self.config.recipe.clone(),
            strict: self.config.strict,
            config: self.config.fingerprint()?,
            tensors,
            more: Default::default(),
        })?;
        let path = self.folder.path().join(dump::file_name(step));
        file.write(&path)?;
        self.progress
            .say(&format!("wrote {}: {count} tensors", path.display()));
        self.clock.pause(begun.elapsed());
        Ok(())
    }

    /// Repeats step `step` and writes the kernel whose result is the first that is not finite to the run's folder.
    pub(super) fn keep_case(&mut self, step: u64) -> Result<Option<String>> {
        let batches = micro_batches(&self.config, self.data, step - 1)?;
        let caught = self.engine.catch_non_finite(&batches, step)?;
        let (Some(caught), Some(device)) = (caught, self.engine.identity()) else {
            return Ok(None);
        };
        let Some(kernel) = caught.kernel else {
            return Ok(Some(format!("first {}", caught.name)));
        };
        let path = self.folder.path().join(case::file_name(step));
        let subject = Subject::Kernel {
            kernel,
            strict: self.config.strict,
            inputs: caught.inputs,
        };
        let case = Case {
            name: caught.name.clone(),
            why: format!(
                "not finite at step {step} of a run with recipe {}",
                self.config.recipe
            ),
            device,
            subject,
            got: caught.outputs,
            want: Vec::new(),
            more: Default::default(),
        };
        CaseFile::new(case)?.write(&path)?;
        Ok(Some(format!(
            "first {}, which `halfbyte replay {}` computes again",
            caught.name,
            path.display()
        )))
    }
}
