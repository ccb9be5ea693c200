import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../../packages/db/seed/reference/", import.meta.url);

function recordsOf(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((field, index) => [field, cells[index] ?? ""]));
  });
}
const listed = (cell = "") => cell.split("|").filter(Boolean);

export type ReferenceSkill = {
  code: string;
  group: string;
  it: string;
  en: string;
  aliases: readonly string[];
  soft: boolean;
};
export type JobTitle = {
  code: string;
  masculine: string;
  feminine: string;
  en: string;
  alsoIt: readonly string[];
  alsoEn: readonly string[];
};
export type ReferencePlace = {
  city: string;
  english: string;
  province: string;
  region: string;
  lat: number;
  lon: number;
};

const fold = (text: string) => text.toLowerCase();

const occupationNames = (row: Record<string, string>): string[] => [
  ...new Set(
    [row["it_m"]!, row["it_f"]!, row["en"]!, ...listed(row["aliases_it"]), ...listed(row["aliases_en"])].map(fold),
  ),
];

function readSkills(): ReferenceSkill[] {
  const files = readdirSync(new URL("skills/", folder)).filter((name) => !/^(categories|relations)\./.test(name));
  const rows = files.flatMap((name) => recordsOf(`skills/${name}`));
  const uses = new Map<string, number>();
  const namesOf = (row: Record<string, string>) => [
    ...new Set([row["it"]!, row["en"]!, ...listed(row["aliases"])].map(fold)),
  ];
  for (const row of rows) for (const name of namesOf(row)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const occupations = new Set(recordsOf("occupations.tsv").flatMap(occupationNames));
  return rows.map((row) => ({
    code: row["code"]!,
    group: row["subcategory"]!,
    it: row["it"]!,
    en: row["en"]!,
    // Drops ambiguous aliases of skills: those that two skills share, and those that also name a trade.
    aliases: listed(row["aliases"]).filter((name) => uses.get(fold(name)) === 1 && !occupations.has(fold(name))),
    soft: row["kind"] === "soft",
  }));
}

/** Names in the taxonomy that nobody would use for the trade in question. */
const odd =
  /^(super|apprentice|communard|masseuse|seller|plum.*|driver|assistant|builder|fitter|rescuer|maid|entrepreneur|benzinai.|cqc|patente c|asm)$/;

function readTitles(): JobTitle[] {
  const rows = recordsOf("occupations.tsv");
  const uses = new Map<string, number>();
  for (const row of rows) for (const name of occupationNames(row)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const alone = (cell?: string) =>
    listed(cell)
      .filter((name) => uses.get(fold(name)) === 1 && !odd.test(name))
      .slice(0, 2);
  return rows.map((row) => ({
    code: row["code"]!,
    masculine: row["it_m"]!,
    feminine: row["it_f"]!,
    en: row["en"]!,
    alsoIt: alone(row["aliases_it"]),
    alsoEn: alone(row["aliases_en"]),
  }));
}

/** English names of some places. */
const english: Record<string, string> = {
  Firenze: "Florence",
  Genova: "Genoa",
  Milano: "Milan",
  Napoli: "Naples",
  Roma: "Rome",
  Torino: "Turin",
  Venezia: "Venice",
};

function readPlaces(): (ReferencePlace & { people: number })[] {
  const provinces = new Map(recordsOf("places/province.tsv").map((row) => [row["province"]!, row["region"]!]));
  return recordsOf("places/comuni.tsv")
    .filter((row) => Number(row["population"]) > 40_000)
    .map((row) => ({
      city: row["name"]!,
      english: english[row["name"]!] ?? row["name"]!,
      province: row["prov"]!,
      region: provinces.get(row["prov"]!)!,
      lat: Number(row["lat"]),
      lon: Number(row["lon"]),
      people: Number(row["population"]),
    }));
}

export const skills = new Map(readSkills().map((skill) => [skill.code, skill]));
export const titles = readTitles();
export const places = readPlaces();

const relations = recordsOf("skills/relations.tsv");
const broader = new Map<string, string[]>();
const near = new Map<string, Set<string>>();
for (const { code, relation, other } of relations)
  if (relation === "narrower") broader.set(code!, [...(broader.get(code!) ?? []), other!]);
  else
    for (const [one, two] of [
      [code!, other!],
      [other!, code!],
    ] as const)
      near.set(one, (near.get(one) ?? new Set()).add(two));

/** All skills that a person with this skill has by implication: the skill itself and its broader skills. */
function shownBy(code: string, seen = new Set<string>()): Set<string> {
  if (seen.has(code)) return seen;
  seen.add(code);
  for (const other of broader.get(code) ?? []) shownBy(other, seen);
  return seen;
}
const shown = new Map([...skills.keys()].map((code) => [code, shownBy(code)]));
const cases = new Map<string, string[]>();
for (const [code, all] of shown)
  for (const other of all) if (other !== code) cases.set(other, [...(cases.get(other) ?? []), code]);

export const shows = (code: string): ReadonlySet<string> => shown.get(code)!;
/** Skills that are near a skill: related skills and its narrower skills. */
export const nearTo = (code: string): readonly string[] => [...(near.get(code) ?? []), ...(cases.get(code) ?? [])];
