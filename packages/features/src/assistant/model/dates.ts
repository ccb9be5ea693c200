import type { AssistantQuote } from "@orbita/contract";
import { isYear, months, type Fact, type Word } from "../../ai-calls/index.ts";
import { beginnings, completions } from "./telling-words.ts";

/** Start, end, or a single moment. */
type Role = "from" | "to" | "at";
export type SaidDate = {
  readonly year: string;
  readonly month: string | null;
  readonly role: Role;
  /** The positions of its words. */
  readonly places: readonly number[];
};
type Dated = Pick<AssistantQuote, "section" | "start" | "end" | "isCurrent">;

const fromWords = new Set("dal dall da from since tra between partire".split(" "));
const toWords = new Set("al all a to until till fino and e through".split(" "));
const fillers = new Set("il l the di del of mese anno year inizio".split(" "));

/** "03/2019", "2019-03", "marzo 2019": the month that belongs to the year at a position. */
function monthBeside(words: readonly Word[], at: number): { month: string; place: number } | null {
  const before = words[at - 1];
  if (before && months.has(before.low)) return { month: months.get(before.low)!, place: at - 1 };
  if (before && ["del", "di", "of"].includes(before.low) && months.has(words[at - 2]?.low ?? ""))
    return { month: months.get(words[at - 2]!.low)!, place: at - 2 };
  const isMonth = (word: Word | undefined) => /^(?:0?[1-9]|1[0-2])$/.test(word?.low ?? "");
  if (isMonth(before) && words[at]!.gap === "/") return { month: before!.low.padStart(2, "0"), place: at - 1 };
  const after = words[at + 1];
  if (after && /^(?:0[1-9]|1[0-2])$/.test(after.low) && /^[-/]$/.test(after.gap))
    return { month: after.low, place: at + 1 };
  return null;
}

function roleAt(words: readonly Word[], first: number, isSecond: boolean): Role {
  if (isSecond && /^\s*-\s*$/.test(words[first]!.gap)) return "to";
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const { low } = words[at]!;
    if (fromWords.has(low)) return "from";
    if (toWords.has(low)) return "to";
    if (!fillers.has(low)) break;
  }
  return "at";
}

export function datesIn(words: readonly Word[]): SaidDate[] {
  const found: SaidDate[] = [];
  for (const [at, { number }] of words.entries()) {
    if (!isYear(number)) continue;
    const beside = monthBeside(words, at);
    const places = beside ? [at, beside.place].toSorted((one, other) => one - other) : [at];
    const role = roleAt(words, places[0]!, found.length > 0);
    // The date before a dash is a start.
    if (role === "to" && found.at(-1)?.role === "at" && /-/.test(words[places[0]!]!.gap))
      found.push({ ...found.pop()!, role: "from" });
    found.push({ year: number!, month: beside?.month ?? null, role, places });
  }
  return found;
}

const isBound = ({ year, month }: SaidDate, bound: string | null): boolean =>
  bound !== null && bound.startsWith(month === null ? year : `${year}-${month}`);

/** A date in the text of a line: same year, same month if given, and same role. */
const isInText = (date: SaidDate, { words }: Fact): boolean =>
  datesIn(words).some(
    ({ year, month, role }) =>
      year === date.year && (date.month === null || date.month === month) && (date.role === "at" || role === date.role),
  );

/** The date of an entry that is dated by one moment, where start or end may be missing. */
function momentOf({ section, start, end, isCurrent }: Dated, words: readonly Word[]): string | null {
  if (words.some(({ low }) => beginnings.has(low))) return start;
  if (section === "certifications") return start ?? end;
  if (isCurrent) return null;
  // "In 2019" is too imprecise for a job that lasted for years.
  if (section === "experience") return end === null || end.slice(0, 4) === start?.slice(0, 4) ? start : null;
  return end ?? start;
}

/** Whether each stated date matches the entry's date in the same role. */
export function datesHold(words: readonly Word[], dates: readonly SaidDate[], entry: Dated, fact: Fact): boolean {
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
