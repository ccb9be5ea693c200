import type { AssistantQuote } from "@orbita/contract";
import { isYear, months, type GroundingFact, type SourceWord } from "../../ai-calls/index.ts";
import { beginnings, completions } from "./telling-words.ts";

/** The role of a date in a claim: a start, an end or a single moment. */
type DateRole = "from" | "to" | "at";
export type StatedDate = {
  readonly year: string;
  readonly month: string | null;
  readonly role: DateRole;
  /** The positions of the words that form the date in the text. */
  readonly places: readonly number[];
};
type DatedQuote = Pick<AssistantQuote, "section" | "start" | "end" | "isCurrent">;

const fromWords = new Set("dal dall da from since tra between partire".split(" "));
const toWords = new Set("al all a to until till fino and e through".split(" "));
const fillers = new Set("il l the di del of mese anno year inizio".split(" "));

/** The month that belongs to the year at a position: "03/2019", "2019-03", "marzo 2019". */
function monthBeside(words: readonly SourceWord[], at: number): { month: string; place: number } | null {
  const before = words[at - 1];
  if (before && months.has(before.low)) return { month: months.get(before.low)!, place: at - 1 };
  if (before && ["del", "di", "of"].includes(before.low) && months.has(words[at - 2]?.low ?? ""))
    return { month: months.get(words[at - 2]!.low)!, place: at - 2 };
  const isMonth = (word: SourceWord | undefined) => /^(?:0?[1-9]|1[0-2])$/.test(word?.low ?? "");
  if (isMonth(before) && words[at]!.gap === "/") return { month: before!.low.padStart(2, "0"), place: at - 1 };
  const after = words[at + 1];
  if (after && /^(?:0[1-9]|1[0-2])$/.test(after.low) && /^[-/]$/.test(after.gap))
    return { month: after.low, place: at + 1 };
  return null;
}

function roleAt(words: readonly SourceWord[], first: number, isSecond: boolean): DateRole {
  if (isSecond && /^\s*-\s*$/.test(words[first]!.gap)) return "to";
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const { low } = words[at]!;
    if (fromWords.has(low)) return "from";
    if (toWords.has(low)) return "to";
    if (!fillers.has(low)) break;
  }
  return "at";
}

export function datesIn(words: readonly SourceWord[]): StatedDate[] {
  const found: StatedDate[] = [];
  for (const [at, { number }] of words.entries()) {
    if (!isYear(number)) continue;
    const beside = monthBeside(words, at);
    const places = beside ? [at, beside.place].toSorted((one, other) => one - other) : [at];
    const role = roleAt(words, places[0]!, found.length > 0);
    // A date that follows a dash ends a period, so the date before the dash is its start.
    if (role === "to" && found.at(-1)?.role === "at" && /-/.test(words[places[0]!]!.gap))
      found.push({ ...found.pop()!, role: "from" });
    found.push({ year: number!, month: beside?.month ?? null, role, places });
  }
  return found;
}

const isBound = ({ year, month }: StatedDate, bound: string | null): boolean =>
  bound !== null && bound.startsWith(month === null ? year : `${year}-${month}`);

/** Whether a date in a claim is also in the text of the CV line: the same year, the same month if given, and the same role. */
const isInText = (date: StatedDate, { words }: GroundingFact): boolean =>
  datesIn(words).some(
    ({ year, month, role }) =>
      year === date.year && (date.month === null || date.month === month) && (date.role === "at" || role === date.role),
  );

/** The date of a resume entry that a claim with a single date must state. Null if no single date would be right and precise enough. */
function momentOf({ section, start, end, isCurrent }: DatedQuote, words: readonly SourceWord[]): string | null {
  if (words.some(({ low }) => beginnings.has(low))) return start;
  if (section === "certifications") return start ?? end;
  if (isCurrent) return null;
  // A claim such as "in 2019" is too imprecise for a job that lasted for years.
  if (section === "experience") return end === null || end.slice(0, 4) === start?.slice(0, 4) ? start : null;
  return end ?? start;
}

/** Whether each date in a claim matches the date of the resume entry, in the same role (start, end or moment). */
export function datesHold(
  words: readonly SourceWord[],
  dates: readonly StatedDate[],
  entry: DatedQuote,
  fact: GroundingFact,
): boolean {
  const { start, end, isCurrent } = entry;
  if (isCurrent && words.some(({ low }) => completions.has(low))) return false;
  const opens = dates.some(({ role }) => role === "from") && !dates.some(({ role }) => role === "to");
  return dates.every((date) => {
    if (isInText(date, fact)) return true;
    if (date.role === "from") return isBound(date, start) && (!opens || isCurrent);
    if (date.role === "to") return isBound(date, end);
    return isBound(date, momentOf(entry, words));
  });
}
