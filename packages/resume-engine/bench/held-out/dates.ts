import type { ResumeLanguage } from "./people.ts";
import type { SeededRandom } from "./random.ts";

const months = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};
const short = {
  it: "gen feb mar apr mag giu lug ago set ott nov dic".split(" "),
  en: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" "),
};
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

export type DateStyle = "slash" | "dot" | "long" | "Long" | "short" | "apostrophe" | "days" | "dashed" | "year";
type PeriodBoundary = "start" | "end";

/** Formats a month in the given style. */
export function written(face: DateStyle, point: string, lang: ResumeLanguage, side: PeriodBoundary = "end"): string {
  const [year = "", month = ""] = point.split("-");
  const at = Number(month) - 1;
  switch (face) {
    case "slash":
      return `${month}/${year}`;
    case "dot":
      return `${month}.${year}`;
    case "long":
      return `${months[lang][at]} ${year}`;
    case "Long":
      return `${capital(months[lang][at]!)} ${year}`;
    case "short":
      return `${short[lang][at]} ${year}`;
    case "apostrophe":
      return `${capital(short[lang][at]!)} ’${year.slice(2)}`;
    case "days": {
      const day = side === "start" ? 1 : lastDay(Number(year), Number(month));
      return `${String(day).padStart(2, "0")}/${month}/${year}`;
    }
    case "dashed":
      return `${year}-${month}`;
    case "year":
      return year;
  }
}

export type DateWriter = {
  exact: boolean;
  range(start: string, end: string | null): string;
  one(point: string): string;
};

const wordy = (face: DateStyle) => face === "long" || face === "Long" || face === "short";
const now = {
  it: ["oggi", "in corso", "presente", "ad oggi", "attuale", "tuttora"],
  en: ["present", "now", "today", "to date", "current", "ongoing"],
};

function joined(face: DateStyle, lang: ResumeLanguage, random: SeededRandom): (a: string, b: string) => string {
  const kinds = ["–", "-", " - ", "→", "words", "—"] as const;
  const kind = random.pick(kinds.slice(0, face === "dashed" ? 5 : 6));
  if (kind === "words") {
    if (lang === "en") return random.chance(0.5) ? (a, b) => `${a} to ${b}` : (a, b) => `from ${a} to ${b}`;
    return wordy(face) ? (a, b) => `da ${a} a ${b}` : (a, b) => `dal ${a} al ${b}`;
  }
  if (kind === "-" && (face === "year" || face === "slash")) return (a, b) => `${a}-${b}`;
  return (a, b) => `${a} ${kind.trim()} ${b}`;
}

function opened(face: DateStyle, lang: ResumeLanguage, random: SeededRandom): (a: string) => string {
  const word = random.pick(now[lang]);
  const kind = random.pick(["dash", "dash", "words", "since"]);
  if (kind === "since") {
    if (lang === "en") return (a) => `since ${a}`;
    return wordy(face) ? (a) => `da ${a}` : (a) => `dal ${a}`;
  }
  if (kind === "words" && lang === "it") return wordy(face) ? (a) => `da ${a} a oggi` : (a) => `dal ${a} a oggi`;
  if (kind === "words") return (a) => (word === "to date" ? `${a} to date` : `${a} to ${word}`);
  return (a) => `${a} – ${word}`;
}

/** Chooses one date style for all periods of a document. */
export function chooseDates(lang: ResumeLanguage, random: SeededRandom, faces?: readonly DateStyle[]): DateWriter {
  const usual = ["slash", "slash", "long", "Long", "short", "dot", "apostrophe", "days", "dashed", "year"] as const;
  const face = random.pick(faces ?? usual);
  const join = joined(face, lang, random);
  const open = opened(face, lang, random);
  return {
    exact: face !== "year",
    range: (start, end) => {
      const from = written(face, start, lang, "start");
      if (end === null) return open(from);
      const to = written(face, end, lang, "end");
      return from === to ? to : join(from, to);
    },
    one: (point) => written(face === "days" ? "slash" : face, point, lang),
  };
}
