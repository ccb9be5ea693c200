import { describe, expect, it } from "vitest";
import { trainingDocuments, sheets, type TrainingDocument } from "./documents.ts";
import { families } from "./families/index.ts";
import { lineLabels } from "./labels.ts";
import { layOut } from "./lay-out.ts";
import { tradesOf } from "./people/trades.ts";
import type { Block } from "./sheet.ts";
import { writeOne } from "./write.ts";

const documents = [...trainingDocuments({ seed: 11, count: 600 })];
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/gu, "'")
    .replaceAll(/\s*,\s*/gu, ", ")
    .replaceAll(/\s+/gu, " ");

/** The lines of one column or cell follow each other, so a value that is broken over lines is whole again. */
const wordsOf = ({ lines }: TrainingDocument) => {
  // What stands at the right margin of a broken line comes between its halves.
  const [left, right] = [
    lines.map(({ text }) => text.split("\t")[0]),
    lines.map(({ text }) => text.split("\t").slice(1).join(" ")),
  ];
  const texts = [lines.map(({ text }) => text), left, right].map((parts) => fold(parts.join(" ")));
  return (value: string) => texts.some((text) => text.includes(fold(value).trim()));
};

function valuesOf({ truth }: TrainingDocument): string[] {
  const {
    contacts,
    summary,
    experience,
    education,
    technicalSkills,
    softSkills,
    languages,
    certifications,
    courses,
    interests,
  } = truth;
  const named = [...technicalSkills!, ...softSkills!, ...certifications!, ...courses!, ...interests!];
  const all = [
    contacts!.firstName, contacts!.lastName, contacts!.email, contacts!.phone, contacts!.city, ...contacts!.links!, summary,
    ...experience!.flatMap(({ company, title, tasks }) => [company, title, ...tasks!]),
    ...education!.flatMap(({ degreeTitle, institution, grade, thesis }) => [degreeTitle, institution, grade, thesis]),
    ...languages!.map(({ name }) => name), ...named.map((item) => (typeof item === "string" ? item : item.name)),
  ]; // prettier-ignore
  return all.filter((value): value is string => typeof value === "string" && value !== "");
}

describe("documents to learn from", () => {
  it("are the same from the same seed, and others from another", () => {
    const again = [...trainingDocuments({ seed: 11, count: 40 })];
    expect(again).toEqual(documents.slice(0, 40));
    const [other] = trainingDocuments({ seed: 12, count: 1 });
    expect(other!.lines.map(({ text }) => text)).not.toEqual(documents[0]!.lines.map(({ text }) => text));
  });

  it("say every value of their truth in their lines", () => {
    for (const document of documents) {
      const says = wordsOf(document);
      const lacking = valuesOf(document).filter((value) => !says(value));
      expect(lacking, document.id).toEqual([]);
    }
  });

  it("say the years of all dates in their truth", () => {
    for (const document of documents) {
      const says = wordsOf(document);
      const dates = [...document.truth.experience!, ...document.truth.education!].flatMap(({ start, end }) => [
        start,
        end,
      ]);
      expect(
        dates.filter((date) => date && !says(date.slice(2, 4))),
        document.id,
      ).toEqual([]);
    }
  });

  it("have one known label for each line, and a name, jobs and studies among them", () => {
    for (const { id, lines, labels, begins, truth } of documents) {
      expect([labels.length, begins.length], id).toEqual([lines.length, lines.length]);
      for (const label of labels) expect(lineLabels).toContain(label);
      expect(labels, id).toContain("name");
      expect(
        labels.some((label) => label.startsWith("experience.")),
        id,
      ).toBe(truth.experience!.length > 0);
      expect(
        labels.some((label) => label.startsWith("education.")),
        id,
      ).toBe(true);
    }
  });

  it("mark values where they stand", () => {
    for (const { id, lines, marks } of documents) {
      for (const { line, from, to } of marks) expect(lines[line]!.text.slice(from, to).trim(), id).not.toBe("");
      const mail = marks.find(({ field }) => field === "email")!;
      expect(lines[mail.line]!.text.slice(mail.from, mail.to), id).toMatch(/^\S+@\S+$/u);
    }
  });

  it("use every label", () => {
    const used = new Set(documents.flatMap(({ labels }) => labels));
    expect(lineLabels.filter((label) => !used.has(label))).toEqual([]);
  });

  it("are of great variety", () => {
    const drawn = [...sheets({ seed: 11, count: 1_500 })];
    const isHeading = ({ label, spans }: Block) => label.startsWith("heading:") && spans.length > 0;
    const words = ({ spans }: Block) => fold(spans[0]!.text.replaceAll(/[^\p{L} ]/gu, "")).trim();
    const blocks = drawn.flatMap(({ sheet }) =>
      sheet.blocks.flatMap((block) => [block, ...(block.cells?.flat() ?? [])]),
    );
    const headings = new Set(blocks.filter(isHeading).map(words));
    expect(headings.size).toBeGreaterThanOrEqual(300);
    expect(Object.keys(families).length).toBeGreaterThanOrEqual(14);
    expect(new Set(drawn.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(drawn.map(({ dates }) => dates)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(drawn.map(({ sheet }) => sheet.language))).toEqual(new Set(["it", "en", "mixed"]));
  });

  it("are found again by their words in what writers of files made of them", async () => {
    const drawn = [...sheets({ seed: 21, count: 20 })];
    for (const { sheet, truth } of drawn.filter((_, i) => i % 4 === 0))
      for (const writer of ["typst", "word"] as const) {
        const written = await writeOne(sheet, truth, writer);
        expect(written, `${sheet.id} ${writer}`).not.toBeNull();
        const { lines, labels } = written!.document;
        const named = lines.filter((_, i) => labels[i] === "name").map(({ text }) => text);
        expect(fold(named.join(" ")), sheet.id).toContain(fold(truth.contacts!.lastName!));
        const jobs = (list: readonly boolean[]) => list.filter(Boolean).length;
        expect(jobs(written!.document.begins), `${sheet.id} ${writer}`).toBe(jobs(layOut(sheet).begins));
      }
  });

  it("are of the same trades in both languages", () => {
    const keys = (lang: "it" | "en") => tradesOf(lang).map(({ key }) => key);
    expect(keys("it")).toEqual(keys("en"));
  });
});
