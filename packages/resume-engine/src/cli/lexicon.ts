// Generates packages/resume-engine/data from the product's reference data: node packages/resume-engine/src/cli/lexicon.ts [--check]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fold } from "../lexicon/fold.ts";

const reference = new URL("../../../db/seed/reference/", import.meta.url);
const data = new URL("../../data/", import.meta.url);
const check = process.argv.includes("--check");

function* rowsOf(path: string): Generator<Record<string, string>> {
  const [head, ...rows] = readFileSync(new URL(path, reference), "utf8").trimEnd().split("\n");
  const names = head!.split("\t");
  for (const row of rows) {
    const cells = row.split("\t");
    yield Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""]));
  }
}
const aliases = (text = "") => text.split("|").filter(Boolean);
/** Removes a note in brackets: "Cinese (mandarino)" is also listed as "Cinese". */
const withoutNote = (text: string) => text.replace(/ \(.*\)$/u, "");

function deliver(name: string, lines: Iterable<string>): void {
  const text = `${[...lines].toSorted().join("\n")}\n`;
  const file = new URL(name, data);
  if (!check) {
    writeFileSync(file, text);
    return;
  }
  if (readFileSync(file, "utf8") === text) return;
  console.error(`data/${name} is not what the reference data say: node packages/resume-engine/src/cli/lexicon.ts`);
  process.exitCode = 1;
}

function skills(): string[] {
  const known = new Map<string, { code: string; kind: string; rank: number; mark: string }>();
  for (const file of readdirSync(new URL("skills/", reference)).toSorted()) {
    if (file === "categories.tsv" || file === "relations.tsv") continue;
    for (const row of rowsOf(`skills/${file}`)) {
      // A name that is the label of one skill and an alias of another means the first. A label that is the same in both languages
      // is a proper name.
      const names = [row["it"]!, row["en"]!, ...aliases(row["aliases"])].map(
        (name, i) => [fold(name), i < 2 ? 0 : 1, ["i", "e"][i] ?? ""] as const,
      );
      const label = (row["it"] === row["en"] ? "p" : "o") + (file.startsWith("licences") ? "l" : "");
      for (const [name, rank, language] of names) {
        if (name && (known.get(name)?.rank ?? 2) > rank)
          known.set(name, { code: row["code"]!, kind: row["kind"]!, rank, mark: rank === 0 ? label + language : "" });
      }
    }
  }
  // Adds words that name a skill when they are alone but mean other things in a sentence.
  const kinds = new Map([...known.values()].map(({ code, kind }) => [code, kind]));
  for (const { code = "", words } of rowsOf("skill-tags.tsv"))
    for (const name of aliases(words).map(fold))
      if (!known.has(name)) known.set(name, { code, kind: kinds.get(code)!, rank: 2, mark: "w" });
  return [...known].map(([name, { code, kind, mark }]) => [name, code, kind === "soft" ? "s" : "t", mark].join("\t"));
}

function titles(): Set<string> {
  const names = new Set<string>();
  const add = (text: string, language: string) => fold(text) && names.add(`${fold(text)}\t${language}`);
  for (const row of rowsOf("occupations.tsv")) {
    for (const name of [row["it_m"]!, row["it_f"]!, ...aliases(row["aliases_it"])]) add(name, "it");
    for (const name of [...row["en"]!.split("/"), ...aliases(row["aliases_en"])]) add(name, "en");
  }
  return names;
}

function places(): string[] {
  const known = new Map<string, number>();
  const add = (name: string, people: number) => {
    const key = fold(name);
    if (key) known.set(key, Math.max(known.get(key) ?? 0, people));
  };
  for (const row of rowsOf("places/comuni.tsv"))
    for (const name of [row["name"]!, ...aliases(row["other"])]) add(name, Number(row["population"]));
  for (const row of rowsOf("places/world-cities.tsv"))
    for (const name of [row["name"]!, row["name_it"]!]) add(name, Number(row["population"]));
  return [...known].map(([name, people]) => `${name}\t${Math.round(people / 1_000)}`);
}

function languages(): Set<string> {
  const lines = new Set<string>();
  for (const row of rowsOf("vocabulary/language.tsv")) {
    const code = row["code"]!.replace("language_", "");
    for (const name of [row["it"]!, row["en"]!, ...aliases(row["aliases"])].flatMap((text) => [
      text,
      withoutNote(text),
    ])) {
      if (fold(name).length > 2) lines.add(`${fold(name)}\t${code}`);
    }
  }
  return lines;
}

deliver("skills.tsv", skills());
deliver("titles.tsv", titles());
deliver("places.tsv", places());
deliver("languages.tsv", languages());
deliver(
  "provinces.tsv",
  [...rowsOf("places/province.tsv")].map((row) =>
    [row["province"], fold(row["name"]!), fold(row["region"]!)].join("\t"),
  ),
);
