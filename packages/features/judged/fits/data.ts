import type { Lang } from "../assistant/trades/trade.ts";
import { readRecords, splitCell } from "../records.ts";
import { places } from "../jobs/reference.ts";

export type FitHalf = "tuning" | "held";
/** A title as a man and as a woman write it, and in English. */
export type FitTitles = { readonly it: readonly { m: string; f: string }[]; readonly en: readonly string[] };
export type FitOccupation = {
  readonly key: string;
  /** The code in the occupations of the installation. */
  readonly code: string;
  readonly field: string;
  /** `held`: only people of the held-out half work in this occupation. */
  readonly half: "both" | "held";
  /** Occupations that somebody can take up at once, and those that share a part of the work. */
  readonly close: readonly string[];
  readonly related: readonly string[];
  readonly titles: FitTitles;
  readonly adTitles: Readonly<Record<Lang, readonly string[]>>;
  /** Codes of skills; the first one is what everybody in the occupation does. */
  readonly core: readonly string[];
  readonly more: readonly string[];
  /** Skills that the law or every employer demands. */
  readonly licences: readonly string[];
  readonly degrees: readonly string[];
  /** Levels of education that ads ask for. */
  readonly asks: readonly string[];
  /** Gross per year, in thousands of euros. */
  readonly pay: readonly [number, number];
};

const read = (name: string) => readRecords(new URL(name, import.meta.url));
const titlesOf = (cell = "") =>
  splitCell(cell).map((title) => {
    const [m = "", f = m] = title.split("/");
    return { m, f };
  });

export const occupations: readonly FitOccupation[] = read("occupations.tsv").map((row) => ({
  key: row["key"]!,
  code: row["code"]!,
  field: row["field"]!,
  half: row["half"] as FitOccupation["half"],
  close: splitCell(row["close"]),
  related: splitCell(row["related"]),
  titles: { it: titlesOf(row["cv_it"]), en: splitCell(row["cv_en"]) },
  adTitles: { it: splitCell(row["ad_it"]), en: splitCell(row["ad_en"]) },
  core: splitCell(row["core"]),
  more: splitCell(row["more"]),
  licences: splitCell(row["licence"]),
  degrees: splitCell(row["degrees"]),
  asks: splitCell(row["asks"]).map((level) => `education_${level}`),
  pay: row["pay"]!.split("-").map(Number) as [number, number],
}));
export const occupationOf = new Map(occupations.map((occupation) => [occupation.key, occupation]));

type DegreeRow = { readonly key: string; readonly level: string; readonly school: string } & Readonly<
  Record<Lang, string>
>;
export const degrees: ReadonlyMap<string, DegreeRow> = new Map(
  read("degrees.tsv").map((row) => [row["key"]!, row as unknown as DegreeRow]),
);
const levelsOfEducation = ["none", "lower_secondary", "vocational", "diploma", "its", "bachelor", "master"];
/** The order of the levels of education. */
export const educationRank = (level: string): number => levelsOfEducation.indexOf(level.replace("education_", ""));

const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type SpokenLevel = (typeof languageLevels)[number];
/** The order of the levels of a language; a native speaker is above all of them. */
export const levelRank = (level: SpokenLevel | "native"): number =>
  level === "native" ? languageLevels.length : languageLevels.indexOf(level);

/** Sentences that show a skill without naming it, for each half. */
export const ownSentences: ReadonlyMap<string, Readonly<Record<FitHalf, Readonly<Record<Lang, string>>>>> = new Map(
  read("skills.tsv").map((row) => [
    row["code"]!,
    { tuning: { it: row["it"]!, en: row["en"]! }, held: { it: row["it_held"]!, en: row["en_held"]! } },
  ]),
);

const sentenceRows = read("sentences.tsv");
/** Sentences with gaps, for one half; those of ads are the same for both. */
export const sentencesOf = (kind: string, half: FitHalf, lang: Lang): string[] =>
  sentenceRows
    .filter((row) => row["kind"] === kind && row["lang"] === lang && (row["half"] === half || row["half"] === "both"))
    .map((row) => row["text"]!);

const nameRows = new Map(read("names.tsv").map((row) => [row["kind"]!, splitCell(row["values"])]));
export const namesFor = (kind: string): readonly string[] => nameRows.get(kind)!;

/** Skills that are permits, qualifications and certificates: a CV lists them as certifications. */
export const licenceCodes: ReadonlySet<string> = new Set(
  readRecords(new URL("../../../db/seed/reference/skills/licences-certifications.tsv", import.meta.url)).map(
    (row) => row["code"]!,
  ),
);

const towns = new Set([
  "Milano",
  "Monza",
  "Sesto San Giovanni",
  "Bergamo",
  "Torino",
  "Bologna",
  "Padova",
  "Roma",
  "Napoli",
]);
/** Where people live and work; a town that is listed several times is drawn more often. */
export const fitPlaces = places.filter(({ city }) => towns.has(city));
/** Fields of work that can be done from home. */
export const deskFields: ReadonlySet<string> = new Set(["it", "office", "marketing", "sales", "engineering"]);
/** Fields of work in which employers ask for foreign languages. */
export const languageFields: ReadonlySet<string> = new Set([...deskFields, "hotel", "retail", "school"]);
