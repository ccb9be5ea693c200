import type { ExtractedValue, DocumentTextLine, Span } from "@orbita/contract";
import { disputed, doubted, ourDates, ours, theirs } from "./choose.ts";
import { matchUnits } from "./match-units.ts";
import { firstLine, lengthOf, minus, says, shareIn } from "./spans.ts";
import {
  allOf,
  asJob,
  asStudy,
  dateSpansOf,
  headOf,
  whatOf,
  whereOf,
  type JobEntry,
  type StudyEntry,
  type JobOrStudy,
} from "./unit.ts";
import { seenByModel } from "./values.ts";

type ExtractedText = ExtractedValue<string>;
type EntryBody = Pick<JobEntry, "description" | "tasks">;

const wordsOf = (lines: readonly DocumentTextLine[], spans: readonly Span[]): string =>
  spans.map(({ line, from, to }) => lines[line]!.text.slice(from, to).replaceAll(/\s+/gu, " ").trim()).join(" ");

/** Cuts the spans that belong to other values out of a text value; null if nothing is left. */
function without(
  lines: readonly DocumentTextLine[],
  item: ExtractedText,
  taken: readonly Span[],
): ExtractedText | null {
  const left = minus(item.spans, taken).filter((span) => says(lines, span));
  if (item.spans.length === 0 || lengthOf(left) === lengthOf(item.spans)) return item;
  return left.length === 0 ? null : { ...item, spans: left, value: wordsOf(lines, left) };
}

/**
 * Merges an entry that our own code read with the same entry of the language model: names, dates and places each follow their own rule. If
 * the two disagree on whether it is a job or a study, the model wins.
 */
function mergedUnit(own: JobOrStudy, read: JobOrStudy): JobOrStudy {
  const moved = own.kind !== read.kind;
  const name = <T extends ExtractedText | null>(mine: T, their: T): T => {
    const chosen = theirs(mine, their);
    return moved && chosen ? { ...chosen, confidence: Math.min(chosen.confidence, disputed) } : chosen;
  };
  const dates = ourDates(own.read, read.read);
  if (read.kind === "experience") {
    const [mine, their] = [asJob(own), read.read];
    const names = { title: name(mine.title, their.title), company: name(mine.company, their.company) };
    return { kind: "experience", read: { ...mine, ...names, city: ours(mine.city, their.city), ...dates } };
  }
  const [mine, their] = [asStudy(own), read.read];
  return {
    kind: "education",
    read: {
      ...mine,
      degreeTitle: name(mine.degreeTitle, their.degreeTitle),
      institution: name(mine.institution, their.institution),
      grade: ours(mine.grade, their.grade),
      thesis: ours(mine.thesis, their.thesis),
      ...dates,
    },
  };
}

/** Lowers the confidence of a job or study that the model did not find. It stays, but a person must confirm it. */
const doubtedUnit = (unit: JobOrStudy): JobOrStudy =>
  unit.kind === "experience"
    ? { kind: unit.kind, read: { ...unit.read, title: doubted(unit.read.title), company: doubted(unit.read.company) } }
    : {
        kind: unit.kind,
        read: {
          ...unit.read,
          degreeTitle: doubted(unit.read.degreeTitle),
          institution: doubted(unit.read.institution),
        },
      };

const namesOf = (unit: JobOrStudy): Span[] => [...whatOf(unit), ...whereOf(unit)];
const keyOf = (unit: JobOrStudy): Span[] => (whatOf(unit).length > 0 ? whatOf(unit) : whereOf(unit));

/**
 * Whether an entry that our own code read is only part of another value of the language model: it has no dates, and the model uses its
 * names elsewhere.
 */
const isPartOf = (own: JobOrStudy, claimed: readonly Span[]): boolean =>
  dateSpansOf(own).length === 0 && shareIn(namesOf(own), claimed) >= 0.8;

function withTold(unit: JobOrStudy, told: EntryBody): JobOrStudy {
  if (unit.kind === "experience") return { kind: unit.kind, read: { ...unit.read, ...told } };
  return { kind: unit.kind, read: { ...unit.read, description: told.description } };
}
const toldIn = (unit: JobOrStudy): EntryBody => ({
  description: unit.read.description,
  tasks: unit.kind === "experience" ? unit.read.tasks : [],
});

/** Removes text from an entry that belongs elsewhere: its own head, and lines that the model assigns to another entry. */
function cleaned(lines: readonly DocumentTextLine[], unit: JobOrStudy, foreign: readonly Span[]): JobOrStudy {
  const taken = [...foreign, ...headOf(unit)];
  const { description, tasks } = toldIn(unit);
  return withTold(unit, {
    description: description && without(lines, description, taken),
    tasks: tasks.flatMap((task) => without(lines, task, taken) ?? []),
  });
}

/** Adds to an entry the text that the model assigns to it, unless another entry contains that text already. */
function completed(
  lines: readonly DocumentTextLine[],
  unit: JobOrStudy,
  read: JobOrStudy,
  taken: readonly Span[],
): JobOrStudy {
  const told = toldIn(read);
  /** Keeps a line of the model's text only if at least half of it is unused; a smaller rest is no sentence. */
  const free = (item: ExtractedText | null): ExtractedText[] => {
    const spans = (item?.spans ?? []).filter((span) => lengthOf(minus([span], taken)) >= lengthOf([span]) / 2);
    const left = item && without(lines, { ...item, spans, value: wordsOf(lines, spans) }, taken);
    return left && lengthOf(left.spans) >= lengthOf(item.spans) / 2 ? [{ ...left, confidence: seenByModel }] : [];
  };
  const [description, tasks] = [free(told.description), told.tasks.flatMap((task) => free(task))];
  const mine = toldIn(unit);
  if (description.length + tasks.length === 0) return unit;
  if (!mine.description && mine.tasks.length === 0)
    return withTold(unit, { description: description[0] ?? null, tasks });
  const all = [...mine.tasks, ...description, ...tasks];
  return withTold(unit, { ...mine, tasks: all.toSorted((a, b) => firstLine(a.spans) - firstLine(b.spans)) });
}

export type ResumeEntries = { experience: JobEntry[]; education: StudyEntry[] };

/** Merges the jobs and studies that our own code and the language model read. `named` are the spans of other names that the model found. */
export function mergeEntries(
  lines: readonly DocumentTextLine[],
  own: JobOrStudy[],
  read: JobOrStudy[],
  named: readonly Span[],
): ResumeEntries {
  const matched = matchUnits(own, read);
  const pairs = new Map([...matched].map(([mine, their]) => [their, mine]));
  const stays = own.filter((unit) => {
    const claims = [...named, ...read.flatMap((other) => allOf(other))];
    return matched.has(unit) || !isPartOf(unit, claims);
  });
  const foreignTo = (their: JobOrStudy): Span[] =>
    minus(
      read.filter((other) => other !== their).flatMap((other) => allOf(other)),
      allOf(their),
    );
  const kinds = new Set(read.map(({ kind }) => kind));
  const kept = stays.map((unit) => {
    const their = matched.get(unit);
    if (!their) return { unit: kinds.has(unit.kind) ? doubtedUnit(unit) : unit, their: null };
    return { unit: cleaned(lines, mergedUnit(unit, their), foreignTo(their)), their };
  });
  const heads = kept.flatMap(({ unit }) => headOf(unit));
  const added = read
    .filter((unit) => !pairs.has(unit) && shareIn(keyOf(unit), heads) < 0.5)
    .map((unit) => ({ unit: withTold(unit, { description: null, tasks: [] }), their: unit }));
  const taken = [...kept, ...added].flatMap(({ unit }) => allOf(unit));
  const whole = [...kept, ...added].map(({ unit, their }) => (their ? completed(lines, unit, their, taken) : unit));
  return inOrder(whole, kept.length);
}

/**
 * Orders the merged entries: those that our own code read keep their order; those that only the model found are inserted by
 * document position.
 */
function inOrder(units: readonly JobOrStudy[], ownCount: number): ResumeEntries {
  const order = units.slice(0, ownCount);
  for (const unit of units.slice(ownCount)) {
    const at = firstLine(allOf(unit));
    const before = order.findLastIndex((other) => other.kind === unit.kind && firstLine(allOf(other)) < at);
    order.splice(before + 1, 0, unit);
  }
  return {
    experience: order.flatMap((unit) => (unit.kind === "experience" ? [unit.read] : [])),
    education: order.flatMap((unit) => (unit.kind === "education" ? [unit.read] : [])),
  };
}
