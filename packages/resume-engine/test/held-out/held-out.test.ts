import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ResumeTruth } from "../../bench/prediction.ts";
import { naiveText } from "../adversarial/naive-text.ts";

type ManifestEntry = {
  id: string;
  file: string;
  family: string;
  writer: string;
  language: string;
  person: string;
  of?: string;
};
const folder = join(import.meta.dirname, "../../bench/held-out");
const documents = join(folder, "documents");
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as ManifestEntry[];
const truthOf = (id: string) =>
  JSON.parse(readFileSync(join(documents, `${id}.truth.json`), "utf8")) as ResumeTruth & { file: string };
const different = (key: (entry: ManifestEntry) => string, entries = manifest) => new Set(entries.map(key)).size;

/** The text with letters and digits only, so that line breaks, columns and capitals do not matter. */
const folded = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll("&amp;", "&")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@&]+/gu, "");

const months = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
  en: "january february march april may june july august september october november december".split(" "),
};
/** The spellings of a month that the held-out set uses; a year has only one spelling. */
function pointsOf(point: string, language: "it" | "en"): string[] {
  const [year = "", month] = point.split("-");
  if (month === undefined) return [year];
  const name = months[language][Number(month) - 1]!;
  const short = name.slice(0, 3);
  return [`${month}${year}`, `${year}${month}`, `${name}${year}`, `${short}${year}`, `${short}${year.slice(2)}`, `sept${year}`, `sept${year.slice(2)}`];
} // prettier-ignore

function valuesOf(truth: ResumeTruth): string[] {
  const named = (list: ResumeTruth["technicalSkills"] = []) =>
    list.map((one) => (typeof one === "string" ? one : one.name));
  const { firstName, lastName, email, phone, city, links = [] } = truth.contacts!;
  return [
    firstName, lastName, email, phone, city, truth.summary, ...links,
    ...truth.experience!.flatMap((job) => [job.company, job.title, ...job.tasks!]),
    ...truth.education!.flatMap((study) => [study.degreeTitle, study.institution, study.grade, study.thesis]),
    ...named(truth.technicalSkills), ...named(truth.softSkills), ...named(truth.certifications), ...named(truth.interests),
    ...truth.courses!.flatMap((course) => (typeof course === "string" ? [course] : [course.name, ...(course.topics ?? [])])),
    ...truth.languages!.map(({ name }) => name),
  ].filter((value) => typeof value === "string"); // prettier-ignore
}

const datesOf = (truth: ResumeTruth): string[] =>
  [...truth.experience!, ...truth.education!]
    .flatMap(({ start, end }) => [start, end])
    .filter((point) => typeof point === "string");

describe("the held-out set", () => {
  it("held-out set of CVs → at least 8 layout families, 40 people and 160 documents, evenly distributed", () => {
    expect(different(({ family }) => family)).toBeGreaterThanOrEqual(8);
    expect(different(({ person, language }) => `${language}.${person}`)).toBeGreaterThanOrEqual(40);
    expect(manifest.length).toBeGreaterThanOrEqual(160);
    const count = (language: string, entries = manifest) => entries.filter((entry) => entry.language === language).length;
    expect(count("it")).toBe(count("en"));
    for (const [name, entries] of Map.groupBy(manifest.filter(({ of }) => !of), ({ family }) => family))
      expect([count("it", entries), different(({ person }) => person, entries)], name).toEqual([entries.length / 2, entries.length]);
    for (const [name, entries] of Map.groupBy(manifest, ({ writer }) => writer))
      expect(Math.abs(count("it", entries) - count("en", entries)), name).toBeLessThanOrEqual(1);
  });

  it("held-out set of CVs → exactly the documents of its manifest with their true values, below 12 MB", () => {
    const files = manifest.flatMap(({ id, file }) => [file, `${id}.truth.json`]);
    expect(readdirSync(documents).toSorted()).toEqual(files.toSorted());
    const size = files.reduce((sum, file) => sum + statSync(join(documents, file)).size, 0);
    expect(size).toBeLessThan(12e6);
    for (const entry of manifest)
      expect(truthOf(entry.id)).toMatchObject({ id: entry.id, file: entry.file, lang: entry.language, layout: entry.family });
  });

  it("scan in the held-out set of CVs → same true values as its original document, no text layer", async () => {
    const scans = manifest.filter(({ writer }) => writer === "scan");
    expect(scans.length).toBeGreaterThanOrEqual(8);
    for (const { id, file, of } of scans) {
      expect({ ...truthOf(id), id: of, file: "" }).toEqual({ ...truthOf(of!), file: "" });
      expect(folded(await naiveText(readFileSync(join(documents, file)))), id).toBe("");
    }
  });

  it("every CV of the held-out set → shows each of its true values", async () => {
    const missing: string[] = [];
    for (const { id, file, writer, language } of manifest) {
      if (writer === "scan") continue;
      const [truth, shown] = [truthOf(id), folded(await naiveText(readFileSync(join(documents, file))))];
      missing.push(...valuesOf(truth).filter((value) => !shown.includes(folded(value))).map((value) => `${id}: ${value}`));
      const seen = (point: string) => pointsOf(point, language as "it" | "en").some((form) => shown.includes(form));
      missing.push(...datesOf(truth).filter((point) => !seen(point)).map((point) => `${id}: ${point}`));
    }
    expect(missing).toEqual([]);
  }, 120_000);
}); // prettier-ignore
