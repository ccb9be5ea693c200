import type { ParsedResume } from "@orbita/contract";
import { ratedValuesOf, type RatedValue } from "../src/confidence/values.ts";
import { predictionOf, type ResumeTruth } from "./prediction.ts";
import { noCounts, scoreOne, type ScoredField, type VerdictListener } from "./score.ts";

/** Whether a value that the engine read is right, with the engine's confidence in it. */
export type ValueVerdict = { field: ScoredField; confidence: number; right: boolean };

/** Compares each value that the engine read with the true value at the same place. */
export function verdictsOf(resume: ParsedResume, truth: ResumeTruth): (ValueVerdict & { value: RatedValue })[] {
  const read = predictionOf(resume);
  const right = new Map<string, boolean>();
  const onVerdict: VerdictListener = (field, isRight, { entry, at }) => {
    const place = at ?? Math.max(0, (read.experience ?? []).indexOf(entry!), (read.education ?? []).indexOf(entry!));
    right.set(`${field} ${place}`, isRight);
  };
  scoreOne(noCounts(), truth, read, { onVerdict });
  return ratedValuesOf(resume).flatMap((value) => {
    const isRight = right.get(`${value.kind} ${value.at}`);
    const confidence = Math.min(...value.found.map((found) => found.confidence));
    return isRight === undefined ? [] : [{ field: value.kind, confidence, right: isRight, value }];
  });
}

export type CalibrationFigures = {
  values: number;
  errors: number;
  /** Expected calibration error over ten equal bins, weighted by the number of values in each. */
  calibrationError: number;
  /** `marked`: the share of values that are marked for checking. `caught`: the share of all errors that are among them. */
  marked: number;
  caught: number;
  steps: { from: number; values: number; confidence: number; right: number }[];
};

export function calibrationOf(verdicts: readonly ValueVerdict[], checkBelow: number): CalibrationFigures {
  const steps = Array.from({ length: 10 }, (_, i) => {
    const inStep = verdicts.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === i);
    const mean = (of: (verdict: ValueVerdict) => number) =>
      inStep.reduce((sum, verdict) => sum + of(verdict), 0) / (inStep.length || 1);
    return {
      from: i / 10,
      values: inStep.length,
      confidence: mean(({ confidence }) => confidence),
      right: mean(({ right }) => (right ? 1 : 0)),
    };
  });
  const errors = verdicts.filter(({ right }) => !right);
  const marked = verdicts.filter(({ confidence }) => confidence < checkBelow);
  const off = steps.reduce((sum, { values, confidence, right }) => sum + values * Math.abs(confidence - right), 0);
  return {
    values: verdicts.length,
    errors: errors.length,
    calibrationError: off / (verdicts.length || 1),
    marked: marked.length / (verdicts.length || 1),
    caught: marked.filter(({ right }) => !right).length / (errors.length || 1),
    steps,
  };
}
