import type { CalendarMonth } from "../people/person.ts";
import type { Random } from "../random.ts";

type ResumeLanguage = "it" | "en";
const long = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};
const short = {
  it: "gen feb mar apr mag giu lug ago set ott nov dic".split(" "),
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
};
const seasons = { it: ["inverno", "primavera", "estate", "autunno"], en: ["winter", "spring", "summer", "autumn"] };
const two = (number: number) => String(number).padStart(2, "0");
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Formats of one end of a period. If a format has no month, the expected value has only the year. */
export const moments = {
  slash: ({ year, month }: CalendarMonth) => `${two(month)}/${year}`,
  slashBare: ({ year, month }: CalendarMonth) => `${month}/${year}`,
  dash: ({ year, month }: CalendarMonth) => `${two(month)}-${year}`,
  dot: ({ year, month }: CalendarMonth) => `${two(month)}.${year}`,
  slashShort: ({ year, month }: CalendarMonth) => `${two(month)}/${String(year).slice(2)}`,
  long: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${long[lang][month - 1]} ${year}`,
  longCapital: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${capital(long[lang][month - 1]!)} ${year}`,
  longCaps: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${long[lang][month - 1]!.toUpperCase()} ${year}`,
  short: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${short[lang][month - 1]} ${year}`,
  shortCapital: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${capital(short[lang][month - 1]!)} ${year}`,
  shortDot: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${short[lang][month - 1]}. ${year}`,
  shortCaps: ({ year, month }: CalendarMonth, lang: ResumeLanguage) =>
    `${short[lang][month - 1]!.toUpperCase()} ${year}`,
  shortQuote: ({ year, month }: CalendarMonth, lang: ResumeLanguage) =>
    `${short[lang][month - 1]} '${String(year).slice(2)}`,
  shortDotQuote: ({ year, month }: CalendarMonth, lang: ResumeLanguage) =>
    `${short[lang][month - 1]}. ’${String(year).slice(2)}`,
  comma: ({ year, month }: CalendarMonth, lang: ResumeLanguage) => `${capital(long[lang][month - 1]!)}, ${year}`,
  iso: ({ year, month }: CalendarMonth) => `${year}-${two(month)}`,
  isoSlash: ({ year, month }: CalendarMonth) => `${year}/${two(month)}`,
  day: ({ year, month }: CalendarMonth) => `${two((year % 27) + 1)}/${two(month)}/${year}`,
  dayDot: ({ year, month }: CalendarMonth) => `${two((year % 27) + 1)}.${two(month)}.${year}`,
  dayLong: ({ year, month }: CalendarMonth, lang: ResumeLanguage) =>
    `${(year % 27) + 1} ${long[lang][month - 1]} ${year}`,
  year: ({ year }: CalendarMonth) => String(year),
  season: ({ year, month }: CalendarMonth, lang: ResumeLanguage) =>
    `${seasons[lang][Math.floor((month % 12) / 3)]} ${year}`,
};
export type MomentForm = keyof typeof moments;
export const yearsOnly: ReadonlySet<MomentForm> = new Set(["year", "season"]);

/** Formats that join the two ends `{a}` and `{b}` of a period; `open` is used if there is no end yet. */
export const joins = {
  endash: { ends: "{a} – {b}" },
  endashTight: { ends: "{a}–{b}" },
  hyphen: { ends: "{a} - {b}" },
  hyphenTight: { ends: "{a}-{b}" },
  emdash: { ends: "{a} — {b}" },
  arrow: { ends: "{a} → {b}" },
  slash: { ends: "{a} / {b}" },
  chevron: { ends: "{a} > {b}" },
  brackets: { ends: "({a} – {b})" },
  squares: { ends: "[{a} - {b}]" },
  fromTo: { ends: { it: "da {a} a {b}", en: "from {a} to {b}" }, open: { it: "da {a}", en: "since {a}" } },
  fromToCapital: { ends: { it: "Dal {a} al {b}", en: "From {a} to {b}" }, open: { it: "Dal {a}", en: "Since {a}" } },
  fromUntil: { ends: { it: "dal {a} fino al {b}", en: "{a} until {b}" }, open: { it: "dal {a} a tutt'oggi", en: "{a} until now" } },
  to: { ends: { it: "{a} al {b}", en: "{a} to {b}" }, open: { it: "{a} ad oggi", en: "{a} to present" } },
  toA: { ends: { it: "{a} a {b}", en: "{a} through {b}" }, open: { it: "{a} a oggi", en: "{a} through present" } },
  between: { ends: { it: "tra {a} e {b}", en: "between {a} and {b}" }, open: { it: "dal {a}", en: "since {a}" } },
}; // prettier-ignore
export type JoinForm = keyof typeof joins;

const nows = {
  it: ["oggi", "Oggi", "presente", "Presente", "in corso", "ad oggi", "attuale", "OGGI", "tuttora", "attualmente"],
  en: ["present", "Present", "now", "today", "to date", "current", "ongoing", "PRESENT", "Now", "present day"],
};

export type PeriodForm = {
  moment: MomentForm;
  join: JoinForm;
  now: number;
  /** Writes the end of a range with two digits: 2019–21. */ shortEnd: boolean;
  /** Writes the year only once if the period is within one year. */ once: boolean;
};
export type WordedPeriod = { text: string; start: string | null; end: string | null; current: boolean };

export function periodForm(random: Random, years: boolean): PeriodForm {
  const moment =
    years || random.chance(0.12)
      ? random.chance(0.93)
        ? "year"
        : "season"
      : random.pick((Object.keys(moments) as MomentForm[]).filter((form) => form !== "year" && form !== "season"));
  // Excludes joins that look like a part of the dates: a tight hyphen between dates with hyphens, a slash between dates with slashes.
  const fitting = (Object.keys(joins) as JoinForm[]).filter(
    (join) =>
      !(/dash|iso/u.test(moment) && join === "hyphenTight") &&
      !(/slash|day|isoSlash/iu.test(moment) && join === "slash"),
  );
  const join = random.chance(0.6)
    ? random.pick(
        ["endash", "endashTight", "hyphen", "hyphenTight"].filter((form) =>
          fitting.includes(form as JoinForm),
        ) as JoinForm[],
      )
    : random.pick(fitting);
  return { moment, join, now: random.int(0, 9), shortEnd: random.chance(0.25), once: random.chance(0.5) };
}

const inTruth = (form: MomentForm, { year, month }: CalendarMonth) =>
  yearsOnly.has(form) ? String(year) : `${year}-${two(month)}`;

/** Writes a period in a format. Returns the text and its meaning. */
export function sayPeriod(
  { moment, join, now, shortEnd, once }: PeriodForm,
  lang: ResumeLanguage,
  start: CalendarMonth,
  end: CalendarMonth | null,
): WordedPeriod {
  const say = (date: CalendarMonth) => moments[moment](date, lang);
  const form = joins[join] as { ends: string | Record<ResumeLanguage, string>; open?: Record<ResumeLanguage, string> };
  const truth = { start: inTruth(moment, start), end: end && inTruth(moment, end), current: end === null };
  if (!end && form.open) return { ...truth, text: form.open[lang].replace("{a}", say(start)) };
  if (end && moment === "year" && start.year === end.year && once) return { ...truth, text: say(start), start: null };
  const ends = typeof form.ends === "string" ? form.ends : form.ends[lang];
  const years =
    moment === "year" &&
    end &&
    shortEnd &&
    /dash|hyphen/u.test(join) &&
    end.year - start.year < 10 &&
    end.year > start.year &&
    Math.floor(start.year / 100) === Math.floor(end.year / 100);
  const last = !end ? nows[lang][now]! : years ? String(end.year).slice(2) : say(end);
  return { ...truth, text: ends.replace("{a}", say(start)).replace("{b}", last) };
}
