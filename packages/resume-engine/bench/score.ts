import { valueKinds, type ValueKind } from "../src/confidence/values.ts";
import type { PredictedJob, PredictedStudy, ResumePrediction, ResumeTruth } from "./prediction.ts";
import * as like from "./likeness.ts";

/** The fields that the benchmark scores: the kinds of values for which the engine rates its confidence. */
export const fields = valueKinds;
export type ScoredField = ValueKind;
export type FieldCount = { right: number; wrong: number; missed: number; notes: string[] };
export type FieldCounts = Record<ScoredField, FieldCount>;

export const noCounts = (): FieldCounts =>
  Object.fromEntries(
    fields.map((field) => [field, { right: 0, wrong: 0, missed: 0, notes: [] }]),
  ) as unknown as FieldCounts;

type ComparedValue = string | null | undefined;
const has = (value: ComparedValue): value is string => typeof value === "string" && value.trim() !== "";

/** Callback for each value that was read: its field, whether it is right, the entry that contains it, or its index in a list. */
export type VerdictListener = (
  field: ScoredField,
  right: boolean,
  where: { entry?: object | null; at?: number },
) => void;

/** Counts the scores of one document. A wrong value counts both as a false positive and as a false negative. */
class FieldScorer {
  readonly counts: FieldCounts;
  private where: string;
  private onVerdict: VerdictListener;
  private entry: object | null;
  constructor(counts: FieldCounts, where: string, onVerdict: VerdictListener, entry: object | null = null) {
    this.counts = counts;
    this.where = where;
    this.onVerdict = onVerdict;
    this.entry = entry;
  }
  at(where: string, entry: object | null): FieldScorer {
    return new FieldScorer(this.counts, where, this.onVerdict, entry);
  }
  one(field: ScoredField, [truth, read]: [ComparedValue, ComparedValue], same: like.TextComparison): void {
    const count = this.counts[field];
    if (!has(truth) && !has(read)) return;
    const right = has(truth) && has(read) && same(truth, read);
    if (has(read)) this.onVerdict(field, right, { entry: this.entry });
    if (right) {
      count.right++;
      return;
    }
    if (has(read)) count.wrong++;
    if (has(truth)) count.missed++;
    count.notes.push(`${this.where}: want «${truth ?? ""}» got «${read ?? ""}»`);
  }
  many(field: ScoredField, [truths, reads]: [string[], string[]], same: like.TextComparison): void {
    const count = this.counts[field];
    const used = new Set<number>();
    const missed = truths.filter((truth) => {
      const at = reads.findIndex((read, i) => !used.has(i) && same(truth, read));
      if (at !== -1) used.add(at);
      return at === -1;
    });
    const extra = reads.filter((_, i) => !used.has(i));
    for (const at of reads.keys()) this.onVerdict(field, used.has(at), { at });
    count.right += used.size;
    count.missed += missed.length;
    count.wrong += extra.length;
    if (missed.length + extra.length > 0)
      count.notes.push(`${this.where}: missed [${missed.join(" | ")}] extra [${extra.join(" | ")}]`);
  }
}

/**
 * Pairs the expected entries of a CV with those that the engine read, best match first. Each entry is used once; entries without a
 * match stay unpaired.
 */
function pairs<T>(truths: T[], reads: T[], likeness: (truth: T, read: T) => number): [T | null, T | null, string][] {
  const candidates = truths.flatMap((truth, i) =>
    reads.map((read, j) => ({ i, j, score: likeness(truth, read) })).filter(({ score }) => score > 0.15),
  );
  const rank = ({ i, j, score }: (typeof candidates)[number]) => score - Math.abs(i - j) * 1e-4;
  const usedTruths = new Set<number>();
  const usedReads = new Set<number>();
  const found: [T | null, T | null, string][] = [];
  for (const { i, j } of candidates.toSorted((a, b) => rank(b) - rank(a))) {
    if (usedTruths.has(i) || usedReads.has(j)) continue;
    usedTruths.add(i);
    usedReads.add(j);
    found.push([truths[i]!, reads[j]!, String(i)]);
  }
  truths.forEach((truth, i) => usedTruths.has(i) || found.push([truth, null, String(i)]));
  reads.forEach((read, j) => usedReads.has(j) || found.push([null, read, `x${j}`]));
  return found;
}

const told = (job: PredictedJob | null) => [job?.description, ...(job?.tasks ?? [])].filter(Boolean).join(" ");
const endOf = (entry: { isCurrent?: boolean; end?: ComparedValue } | null): ComparedValue =>
  entry?.isCurrent ? "current" : entry?.end;

function scoreJobs(marks: FieldScorer, truths: PredictedJob[], reads: PredictedJob[], id: string): void {
  const likeness = (truth: PredictedJob, read: PredictedJob) =>
    0.35 * like.tokenF1(truth.company, read.company) +
    0.35 * like.tokenF1(truth.title, read.title) +
    0.2 * (has(read.start) && like.sameDate(truth.start ?? "null", read.start) ? 1 : 0) +
    0.1 *
      like.tokenF1(
        (truth.description ?? "") + (truth.tasks ?? []).join(" "),
        (read.description ?? "") + (read.tasks ?? []).join(" "),
      );
  for (const [truth, read, i] of pairs(truths, reads, likeness)) {
    const here = marks.at(`${id}.exp${i}`, read);
    here.one("exp.company", [truth?.company, read?.company], like.sameCompany);
    here.one("exp.title", [truth?.title, read?.title], like.textFrom(0.8));
    here.one("exp.start", [truth?.start, read?.start], like.sameDate);
    here.one("exp.end", [endOf(truth), endOf(read)], like.sameEnd);
    here.one("exp.text", [told(truth), told(read)], like.textFrom(0.7));
  }
}

function scoreStudies(marks: FieldScorer, truths: PredictedStudy[], reads: PredictedStudy[], id: string): void {
  const dated = (truth: ComparedValue, read: ComparedValue, absent: string) =>
    has(read) && like.sameDate(truth ?? absent, read);
  const likeness = (truth: PredictedStudy, read: PredictedStudy) =>
    0.4 * like.tokenF1(truth.degreeTitle, read.degreeTitle) +
    0.35 * like.tokenF1(truth.institution, read.institution) +
    0.25 * (dated(truth.start, read.start, "null") || dated(truth.end, read.end, "") ? 1 : 0);
  for (const [truth, read, i] of pairs(truths, reads, likeness)) {
    const here = marks.at(`${id}.edu${i}`, read);
    here.one("edu.degree", [truth?.degreeTitle, read?.degreeTitle], like.textFrom(0.8));
    here.one("edu.institution", [truth?.institution, read?.institution], like.textFrom(0.8));
    here.one("edu.start", [truth?.start, read?.start], like.sameDate);
    here.one("edu.end", [endOf(truth), endOf(read)], like.sameEnd);
    here.one("edu.grade", [truth?.grade, read?.grade], like.textFrom(0.66));
  }
}

const names = (list: (string | { name: string })[] = []) =>
  list.map((item) => (typeof item === "string" ? item : item.name)).filter(has);
const fullName = ({ firstName, lastName }: NonNullable<ResumePrediction["contacts"]> = {}) =>
  [firstName, lastName].filter(Boolean).join(" ");
const languages = ({ languages: list = [] }: ResumePrediction) => list.map(({ code, name }) => code ?? like.norm(name));
const levels = ({ languages: list = [] }: ResumePrediction) =>
  list.map(({ code, native, level }) => `${code}:${native ? "native" : (level ?? "?")}`);

/** Adds the scores of a document's prediction to the counts. */
export function scoreOne(
  counts: FieldCounts,
  truth: ResumeTruth,
  read: ResumePrediction,
  { id = truth.id, onVerdict = () => {} }: { id?: string; onVerdict?: VerdictListener } = {},
): void {
  const marks = new FieldScorer(counts, id, onVerdict);
  const [want, got] = [truth.contacts ?? {}, read.contacts ?? {}];
  marks.one("name", [fullName(want), fullName(got)], like.sameName);
  marks.one("email", [want.email, got.email], like.sameMail);
  marks.one("phone", [want.phone, got.phone], like.samePhone);
  marks.one("city", [want.city, got.city], like.sameText);
  marks.many("links", [want.links ?? [], got.links ?? []], like.sameAddress);
  marks.one("summary", [truth.summary, read.summary], like.textFrom(0.8));
  scoreJobs(marks, truth.experience ?? [], read.experience ?? [], id);
  scoreStudies(marks, truth.education ?? [], read.education ?? [], id);
  marks.many("technicalSkills", [names(truth.technicalSkills), names(read.technicalSkills)], like.sameSkill);
  marks.many("softSkills", [names(truth.softSkills), names(read.softSkills)], like.sameSkill);
  marks.many("lang.name", [languages(truth), languages(read)], (a, b) => a === b);
  marks.many("lang.level", [levels(truth), levels(read)], (a, b) => a === b);
  marks.many("certifications", [names(truth.certifications), names(read.certifications)], like.textFrom(0.8));
  marks.many("courses", [names(truth.courses), names(read.courses)], like.textFrom(0.8));
  marks.many("interests", [names(truth.interests), names(read.interests)], like.sameText);
}

export function f1(count: FieldCount): number {
  const all = 2 * count.right + count.wrong + count.missed;
  return all === 0 ? 0 : (2 * count.right) / all;
}

/** The unweighted mean of F1 over the fields that have an expected or a read value. */
export function macroF1(counts: FieldCounts): number {
  const used = fields.filter((field) => counts[field].right + counts[field].wrong + counts[field].missed > 0);
  return used.reduce((sum, field) => sum + f1(counts[field]), 0) / (used.length || 1);
}
