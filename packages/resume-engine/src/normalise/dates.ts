import { remembered } from "../lexicon/remembered.ts";
import { monthOf, monthPattern, nowPattern, seasonPattern } from "../lexicon/months.ts";

/** A date with its position in the text. `value` is YYYY or YYYY-MM, as precise as the document. */
export type DateMention = { value: string; from: number; to: number };
export type DatePeriod = {
  start: DateMention | null;
  end: DateMention | null;
  /** True if the text says that the period continues until today. */
  current: boolean;
  /** The position of the whole period, including "from", "to" and brackets. */
  from: number;
  to: number;
  /** True for a period with two ends, or with one end that is marked as beginning or end; false for a single date. */
  range: boolean;
};

const year = "(?:19[4-9]\\d|20[0-4]\\d)";
const month = `(?:${monthPattern})\\b\\.?`;
const day = "(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|°|º)?";
const shortYear = "['’]\\d{2}(?!\\d)";
/** Prevents a match inside a larger number: 2016/679 is a regulation, but 2015/2016 an academic year. */
const ends = `(?![\\p{L}\\d])(?![.,]\\d)(?!/(?!${year})\\d{3})`;
const starts = `(?<![\\p{L}\\d])(?<!\\d[.,])(?<!(?<!${year})(?<=\\d)/)`;

/** Patterns of dates. Each has the groups y (year), m (month) and, if the order is ambiguous, d (day). */
const shapes = [
  `(?:${day}\\s+(?:di\\s+|of\\s+)?)?(?<m>${month}),?\\s*(?:${day},\\s*)?(?:of\\s+|del\\s+)?(?<y>${year}|${shortYear})`,
  `(?<d>\\d{1,2})\\s?[/.-]\\s?(?<m>\\d{1,2})\\s?[/.-]\\s?(?<y>${year})`,
  `(?<y>${year})[-/.](?<m>0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?`,
  `(?<m>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<y>${year})`,
  `(?<m>0[1-9]|1[0-2])/(?<y>\\d{2})`,
  `(?:${seasonPattern})\\s+(?:del\\s+|of\\s+|')?(?<y>${year})`,
  `(?<y>${year})`,
  `(?<y>${shortYear})`,
].map((shape) => new RegExp(`${starts}${shape}${ends}`, "giu"));
const now = new RegExp(`(?<![\\p{L}\\d])(?:${nowPattern})(?![\\p{L}\\d])`, "giu");
const bareMonth = new RegExp(`(?<![\\p{L}\\d])${month}(?![\\p{L}\\d])`, "giu");

type DateToken = DateMention & { now: boolean; month: number | null };

function fullYear(text: string): number {
  const digits = text.replace(/\D/gu, "");
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) > 60 ? 1900 : 2000);
}

function momentOf(match: RegExpExecArray | RegExpMatchArray): string | null {
  const { y, m, d } = match.groups as { y: string; m?: string; d?: string };
  const years = fullYear(y);
  if (!m) return String(years);
  let number = monthOf(m) ?? Number(m);
  // Swaps day and month if the month comes first, as in American dates.
  if (d !== undefined && number > 12 && Number(d) <= 12) number = Number(d);
  if (!(number >= 1 && number <= 12)) return null;
  return `${years}-${String(number).padStart(2, "0")}`;
}

/**
 * All dates, words for today and months without a year in a text, in order. Text matched by one pattern is not matched again by a
 * later one.
 */
function tokensOf(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  const free = (from: number, to: number) => tokens.every((token) => to <= token.from || from >= token.to);
  for (const shape of shapes) {
    for (const match of text.matchAll(shape)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const value = momentOf(match);
      if (value && free(from, to)) tokens.push({ value, from, to, now: false, month: null });
    }
  }
  for (const match of text.matchAll(now)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (free(from, to)) tokens.push({ value: "", from, to, now: true, month: null });
  }
  for (const match of text.matchAll(bareMonth)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (free(from, to)) tokens.push({ value: "", from, to, now: false, month: monthOf(match[0]) });
  }
  return tokens.toSorted((a, b) => a.from - b.from);
}

const between =
  /^\s*(?:[-–—―‐‑~→>]{1,3}|\/|\.{2,}|al?l?['’]?|ad|fino\s+(?:a|al|ad|all['’])|sino\s+(?:a|al|ad)|to|until|till|through|thru|up\s+to|e|and|[-–—]\s*(?:al?|to))?\s*(?:il|the)?\s*$/iu;
const hasWord = (text: string) => text.trim() !== "";
const opening =
  /(?<![\p{L}\d])(?:dall['’]|dal|da|from|since|a\s+partire\s+dal?|starting|between|tra\s+il|fra\s+il|periodo|period)\s*:?\s*$/iu;
const since = /(?<![\p{L}\d])(?:dall['’]|dal|da|since|a\s+partire\s+dal?|starting)\s*$/iu;
const until = /(?<![\p{L}\d])(?:fino\s+(?:a|al|ad|all['’])|sino\s+al?|until|till|up\s+to)\s*$/iu;
const open = /^\s*(?:[-–—]|→|>+)(?=\s*$|\s*[\t(|,;)]|\s{2,})/u;

/** The end of a range of years as two digits, as in an academic year: 2015/16, 2019-20. */
const shortEnd = /^\s?[-–—/]\s?(\d{2})(?![\p{L}\d/.])/u;

const moment = ({ value, from, to }: DateToken): DateMention => ({ value, from, to });

function withLead(text: string, period: DatePeriod): DatePeriod {
  const before = opening.exec(text.slice(0, period.from));
  return before && period.range ? { ...period, from: before.index } : period;
}

/** Returns the periods and single dates of a text, in order. */
export const periodsIn = remembered((text): DatePeriod[] => {
  // A text without digits contains no period, because every period has a year.
  if (!/\d/u.test(text)) return [];
  const tokens = tokensOf(text);
  const periods: DatePeriod[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    const link = next ? text.slice(token.to, next.from) : "";
    const linked = next !== undefined && between.test(link) && (hasWord(link) || next.now);
    if (token.now) continue;
    if (token.month !== null) {
      // In "Gen – Mar 2020" the first month takes the year of the second.
      if (!linked || !next || next.now || next.value.length !== 7 || !hasWord(link)) continue;
      const start = {
        value: `${next.value.slice(0, 4)}-${String(token.month).padStart(2, "0")}`,
        from: token.from,
        to: token.to,
      };
      periods.push({ start, end: moment(next), current: false, from: token.from, to: next.to, range: true });
      i++;
    } else if (linked && next && (next.now || next.value >= token.value.slice(0, next.value.length))) {
      const end = next.now ? null : moment(next);
      if (!next.now && next.month !== null) continue;
      periods.push({ start: moment(token), end, current: next.now, from: token.from, to: next.to, range: true });
      i++;
    } else periods.push(single(text, token));
  }
  return periods.map((period) => withLead(text, period));
});

function single(text: string, token: DateToken): DatePeriod {
  const [before, after] = [text.slice(0, token.from), text.slice(token.to)];
  const base = { from: token.from, to: token.to };
  const short = token.value.length === 4 ? shortEnd.exec(after) : null;
  if (short) {
    const value = token.value.slice(0, 2) + short[1]!;
    const to = token.to + short[0].length;
    if (value > token.value && Number(value) - Number(token.value) < 12) {
      return {
        start: moment(token),
        end: { value, from: to - 2, to },
        current: false,
        from: token.from,
        to,
        range: true,
      };
    }
  }
  // 2009-13 and 2010-12 on their own are ranges of years, not a year and a month; months occur only in pairs of dates.
  const years = /^(\d{4})[-–](\d{2})$/u.exec(text.slice(token.from, token.to));
  const last = years && `${years[1]!.slice(0, 2)}${years[2]!}`;
  if (years && last && last > years[1]! && Number(last) - Number(years[1]) <= 8) {
    const start = { value: years[1]!, from: token.from, to: token.from + 4 };
    return { ...base, start, end: { value: last, from: token.to - 2, to: token.to }, current: false, range: true };
  }
  const openEnd = open.exec(after);
  if (openEnd)
    return {
      start: moment(token),
      end: null,
      current: true,
      from: token.from,
      to: token.to + openEnd[0].length,
      range: true,
    };
  if (until.test(before))
    return { ...base, start: null, end: moment(token), current: false, from: until.exec(before)!.index, range: true };
  if (since.test(before)) return { ...base, start: moment(token), end: null, current: true, range: true };
  return { ...base, start: null, end: moment(token), current: false, range: false };
}

const duration =
  /\(?\s*(?:~\s*|circa\s+|about\s+)?\d+\s*(?:anni|anno|years?|yrs?|mesi|mese|months?|mos?)\b\.?(?:\s*(?:,|e|and)?\s*\d+\s*(?:mesi|mese|months?|mos?)\b\.?)?\s*\)?/iu;
/** Finds a duration after a period, such as "(5 anni 3 mesi)", which only repeats its length. */
export function durationAfter(text: string, at: number): { from: number; to: number } | null {
  const match = duration.exec(text.slice(at));
  return match && /^[\s·,|–-]*$/u.test(text.slice(at, at + match.index))
    ? { from: at + match.index, to: at + match.index + match[0].length }
    : null;
}
