import type { ExtractedValue } from "@orbita/contract";
import type { DocumentFacts } from "./around.ts";
import type { DatedResumeEntry, RatedValue } from "./values.ts";

type EntryField = ExtractedValue<string> | null;
const lineOf = (found: ExtractedValue<unknown> | null | undefined): number | null => found?.spans[0]?.line ?? null;

const isJob = (entry: DatedResumeEntry): entry is Extract<DatedResumeEntry, { tasks: unknown }> => "tasks" in entry;
const partsOf = (entry: DatedResumeEntry): [what: EntryField, where: EntryField] =>
  isJob(entry) ? [entry.title, entry.company] : [entry.degreeTitle, entry.institution];
const filled = (entry: DatedResumeEntry): number =>
  [...partsOf(entry), entry.start, entry.end ?? entry.isCurrent].filter(Boolean).length;
const monthsOf = (moment: EntryField): number => {
  const [year = 0, month = 6] = (moment?.value ?? "").split("-").map(Number);
  return 12 * year + month;
};

const absent = {
  "entry.filled": -1,
  "entry.what": -1,
  "entry.where": -1,
  "entry.dates": -1,
  "entry.text": -1,
  "entry.beside": -1,
  "entry.apart": -1,
  "entry.fromDates": -1,
  "entry.unplaced": -1,
  "entry.length": -1,
  "entry.precise": -1,
  "entry.order": -1,
  "entry.overlap": -1,
  "entry.at": -1,
  "entries.count": -1,
  "entries.share": -1,
  "entries.filled": -1,
  "entries.place": -1,
  "entry.gap": -1,
  "entry.begin": -1,
  "entry.second": -1,
  "entry.paragraphs": -1,
  "entry.periods": -1,
  "entry.current": -1,
  "entry.latest": -1,
  "entry.dateAt": -1,
};

/**
 * Features for the confidence model ("signs") from the classifier and the white space: how surely the entry begins where the engine
 * split the text, and whether another entry may begin inside it.
 */
function beginSigns(
  entry: DatedResumeEntry,
  section: "experience" | "education",
  around: DocumentFacts,
): Partial<typeof absent> {
  const range = around.ranges.get(entry);
  if (!range) return {};
  const inside = around.paragraphs.slice(range.from, range.to);
  const [first, ...rest] = inside.map(({ opinion }) => opinion?.likely(`${section}.begin`) ?? 0);
  const dated = inside.findIndex(({ periods }) => periods.some((period) => period.range));
  return {
    "entry.gap": (inside[0]?.gap ?? 0) - around.gap,
    "entry.begin": first ?? -1,
    "entry.second": Math.max(0, ...rest),
    "entry.paragraphs": inside.length,
    "entry.periods": inside.filter(({ periods }) => periods.some((period) => period.range)).length,
    "entry.dateAt": dated,
  };
}

/**
 * Counts how often an entry breaks the chronological order of its list and how many others it overlaps, and returns the share of
 * dated entries whose dates are as precise as its own.
 */
function orderSigns(
  entry: DatedResumeEntry,
  others: readonly DatedResumeEntry[],
): { order: number; overlap: number; precise: number } {
  const own = monthsOf(entry.start ?? entry.end);
  const dated = others.filter((other) => other.start ?? other.end);
  const at = dated.indexOf(entry);
  const falls = dated.slice(1).map((other, i) => monthsOf(other.start ?? other.end) <= monthsOf(dated[i]!.start ?? dated[i]!.end)); // prettier-ignore
  const down = falls.filter(Boolean).length >= falls.length / 2;
  const wrong = (i: number) => i >= 0 && i < falls.length && falls[i] !== down;
  const last = entry.end ? monthsOf(entry.end) : own;
  const overlap = dated.filter((other) => other !== entry && monthsOf(other.start) < last && own < monthsOf(other.end));
  const length = (moment: EntryField) => moment?.value.length ?? 0;
  const usual = dated.filter((other) => length(other.start ?? other.end) === length(entry.start ?? entry.end)).length;
  return {
    order: at === -1 ? -1 : (wrong(at - 1) ? 1 : 0) + (wrong(at) ? 1 : 0),
    overlap: overlap.length,
    precise: dated.length === 0 ? -1 : usual / dated.length,
  };
}

/**
 * Returns features for the confidence model ("signs") that compare the value's entry with the other entries of that kind: whether
 * those fill the same field, in the same style.
 */
export function entrySigns(value: RatedValue, around: DocumentFacts): typeof absent {
  const { entry, kind } = value;
  if (!entry) return absent;
  const [what, where] = partsOf(entry);
  const own = lineOf(value.found[0]);
  const ofKind = around.byKind.get(kind) ?? [];
  const entries = around.entries[isJob(entry) ? "exp." : "edu."];
  const heads = [what, where, entry.start, entry.end].flatMap((part) => lineOf(part) ?? []);
  const [top, bottom] = [Math.min(...heads), Math.max(...heads)];
  let left = 0;
  for (let line = top; line <= bottom && line - top < 12; line++) left += around.unplacedIn.get(line) ?? 0;
  const siblings = ofKind.filter((other) => other !== value);
  const share = (same: (other: RatedValue) => boolean) =>
    siblings.length === 0 ? -1 : siblings.filter(same).length / siblings.length;
  const { order, overlap, precise } = orderSigns(entry, entries);
  const place = (one: DatedResumeEntry, found: RatedValue) => {
    const [line, start] = [lineOf(found.found[0]), lineOf(one.start ?? one.end)];
    return line === null || start === null ? 99 : Math.sign(line - start);
  };
  return {
    ...absent,
    "entry.filled": filled(entry),
    "entry.what": what ? 1 : 0,
    "entry.where": where ? 1 : 0,
    "entry.dates": (entry.start ? 1 : 0) + (entry.end || entry.isCurrent ? 2 : 0),
    "entry.text": isJob(entry) && entry.tasks.length > 0 ? 2 : entry.description ? 1 : 0,
    "entry.beside": [what, where].some((part) => part && part !== value.found[0] && lineOf(part) === own) ? 1 : 0,
    "entry.apart": what && where ? Math.abs((lineOf(what) ?? 0) - (lineOf(where) ?? 0)) : -1,
    "entry.fromDates": own === null ? -1 : own - (lineOf(entry.start ?? entry.end) ?? own),
    "entry.unplaced": left,
    "entry.length": entry.start && entry.end ? monthsOf(entry.end) - monthsOf(entry.start) : -1,
    "entry.precise": precise,
    "entry.order": order,
    "entry.overlap": overlap,
    "entry.at": entries.indexOf(entry),
    "entries.count": entries.length,
    "entries.share": ofKind.length / Math.max(1, entries.length),
    "entries.filled": entries.reduce((sum, one) => sum + filled(one), 0) / Math.max(1, entries.length),
    "entries.place": share((other) => !!other.entry && place(other.entry, other) === place(entry, value)),
    ...beginSigns(entry, isJob(entry) ? "experience" : "education", around),
    "entry.current": entry.isCurrent ? 1 : 0,
    "entry.latest": entries.some((other) => monthsOf(other.start) > monthsOf(entry.start)) ? 0 : 1,
  };
}
