import { plainWords, sameWords } from "./match-entries.ts";
import type { ExtractedValue, AlternativeValue, ExtractionSource, Span } from "./reading.ts";

export type ProposalSection =
  | "person"
  | "summary"
  | "experience"
  | "education"
  | "technicalSkills"
  | "softSkills"
  | "languages"
  | "certifications"
  | "courses"
  | "interests";

/**
 * One value that the engine read, compared with the resume. `new`: the resume has no value for this field. `same`: it has this
 * value. `differs`: it has another value, which stays unless its owner decides otherwise.
 */
export type Proposal = {
  /** The key of the decision, such as experience.0.title, technicalSkills.3 or summary. */
  readonly path: string;
  readonly section: ProposalSection;
  /** Index of the entry in the document; null for sections without entries. */
  readonly entry: number | null;
  readonly field: string;
  /** The value as text; a period is "2021-03/present", a language "en:C1" or "it:native". */
  readonly value: string;
  readonly confidence: number;
  readonly spans: readonly Span[];
  readonly state: "new" | "same" | "differs";
  readonly existing: string | null;
  /** The origin of the value in the resume. */
  readonly writtenBy: "person" | "document" | "machine" | null;
  /** The alternative value, if our own code and a language model read different values. */
  readonly other: { readonly value: string; readonly by: ExtractionSource } | null;
  /** True if only the language model found the value, not our own code. */
  readonly onlyModel: boolean;
};

/**
 * True if the proposal needs a decision, because the resume does not have the value yet. The figure "Fields proposed" counts such
 * proposals.
 */
export const isAsked = ({ state }: Proposal): boolean => state !== "same";

/**
 * Values below this confidence are flagged for checking; the others may be accepted in bulk without reading them. Calibrated so
 * that one value in seven is flagged: see docs/parsing.md.
 */
export const checkBelow = 0.97;
/** Values below this confidence count as guesses. */
export const guessBelow = 0.6;

export type ValueOrigin = "person" | "document" | "machine";
export type ExistingValue = { value: string | null; origin: ValueOrigin } | null;
type ProposalField = { path: string; section: ProposalSection; entry?: number; field: string };

export const joined = (...parts: readonly (ExtractedValue<unknown> | null)[]) =>
  parts.flatMap((part) => part?.spans ?? []);
export const least = (...parts: readonly (ExtractedValue<unknown> | null)[]) =>
  Math.min(...parts.flatMap((part) => (part ? [part.confidence] : [])));

export const periodText = (start: string | null, end: string | null, isCurrent: boolean): string =>
  `${start ?? ""}/${isCurrent ? "present" : (end ?? "")}`;
export const languageText = (code: string, level: string | null, native: boolean): string =>
  `${code}:${native ? "native" : (level ?? "")}`;

export function propose(read: ProposalField, found: ExtractedValue<string>, there: ExistingValue): Proposal {
  const { value, confidence, spans, other } = found;
  const existing = there?.value ? there.value : null;
  const same = existing !== null && (existing === value || (sameWords(existing, value) && plainWords(value) !== ""));
  const state = existing === null ? "new" : same ? "same" : "differs";
  return {
    path: read.path,
    section: read.section,
    entry: read.entry ?? null,
    field: read.field,
    value,
    confidence,
    spans,
    state,
    existing,
    writtenBy: existing === null ? null : there!.origin,
    other: other && other.value !== value ? { value: other.value, by: other.by } : null,
    onlyModel: found.by === "model",
  };
}

export type DatedEntry = {
  start: ExtractedValue<string> | null;
  end: ExtractedValue<string> | null;
  isCurrent: ExtractedValue<boolean> | null;
  otherPeriod?: AlternativeValue<string> | undefined;
};
export function foundPeriod({ start, end, isCurrent, otherPeriod }: DatedEntry): ExtractedValue<string> | null {
  if (!start && !end && !isCurrent?.value) return null;
  const value = periodText(start?.value ?? null, end?.value ?? null, isCurrent?.value ?? false);
  const by = [start, end, isCurrent].find((part) => part)?.by;
  return {
    value,
    confidence: least(start, end, isCurrent),
    spans: joined(start, end, isCurrent),
    other: otherPeriod,
    by,
  };
}
