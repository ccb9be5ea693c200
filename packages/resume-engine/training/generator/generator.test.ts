import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { trainingDocuments, sheets, type TrainingDocument } from "./documents.ts";
import { families } from "./families/index.ts";
import { lineLabels } from "./labels.ts";
import { layOut } from "./lay-out.ts";
import { tradesOf } from "./people/trades.ts";
import type { Block } from "./sheet.ts";
import { writeAll, writtenDocuments } from "./write.ts";

const documents = [...trainingDocuments({ seed: 11, count: 400 })];
const known = new Set(lineLabels);
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/gu, "'")
    .replaceAll(/\s*,\s*/gu, ", ")
    .replaceAll(/\s+/gu, " ");

/**
 * Checks whether a document contains a value. Lines of one column or cell are consecutive, so joining them completes a value that
 * is broken across lines.
 */
const wordsOf = ({ lines }: TrainingDocument) => {
  // Text at the right margin of a broken line comes between the halves of a value, so each side is also joined on its own.
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

describe("generated training documents", { timeout: 40_000 }, () => {
  it("generating training documents: same seed → same documents; another seed → other documents", () => {
    const again = [...trainingDocuments({ seed: 11, count: 40 })];
    expect(again).toEqual(documents.slice(0, 40));
    const [other] = trainingDocuments({ seed: 12, count: 1 });
    expect(other!.lines.map(({ text }) => text)).not.toEqual(documents[0]!.lines.map(({ text }) => text));
  });

  it("generated training document → its lines contain every expected value", () => {
    for (const document of documents) {
      const says = wordsOf(document);
      const lacking = valuesOf(document).filter((value) => !says(value));
      expect(lacking, document.id).toEqual([]);
    }
  });

  it("generated training document → contains the years of all expected dates", () => {
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

  it("generated training document → one known label per line, including a name, jobs and studies", () => {
    for (const { id, lines, labels, begins, truth } of documents) {
      expect([labels.length, begins.length], id).toEqual([lines.length, lines.length]);
      expect(
        labels.filter((label) => !known.has(label)),
        id,
      ).toEqual([]);
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

  it("generated training document → no marked position is empty, and the position of the email contains an address", () => {
    for (const { id, lines, marks } of documents) {
      const empty = marks.filter(({ line, from, to }) => lines[line]!.text.slice(from, to).trim() === "");
      expect(empty, id).toEqual([]);
      const mail = marks.find(({ field }) => field === "email")!;
      expect(lines[mail.line]!.text.slice(mail.from, mail.to), id).toMatch(/^\S+@\S+$/u);
    }
  });

  it("generated training documents → every label occurs", () => {
    const used = new Set(documents.flatMap(({ labels }) => labels));
    expect(lineLabels.filter((label) => !used.has(label))).toEqual([]);
  });

  it("generated training documents → at least 300 headings, 14 families, 60 trades and 25 date formats", () => {
    const drawn = [...sheets({ seed: 11, count: 1_500 })];
    const isHeading = ({ label, spans }: Block) => label.startsWith("heading:") && spans.length > 0;
    // Compares headings without their numbers.
    const words = ({ spans }: Block) =>
      fold(spans[0]!.text.replace(/^(?:[IVX]+|[A-L])\. /u, "").replaceAll(/[^\p{L} ]/gu, "")).trim();
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

  it("training documents written as files and read back → the name is labelled, and as many entries begin as before", async () => {
    const out = mkdtempSync(join(tmpdir(), "training-test-"));
    try {
      const options = { seed: 21, count: 16 };
      const counts = await writeAll({ ...options, out, writers: ["typst", "word"] });
      expect(counts).toEqual({ typst: { written: 8, lost: 0 }, word: { written: 8, lost: 0 } });
      const drawn = new Map([...sheets(options)].map(({ sheet }) => [sheet.id, sheet]));
      for (const { id, writer, lines, labels, begins, truth } of writtenDocuments(out)) {
        const named = lines.filter((_, i) => labels[i] === "name").map(({ text }) => text);
        expect(fold(named.join(" ")), id).toContain(fold(truth.contacts!.lastName!));
        const entries = layOut(drawn.get(id.replace(`-${writer}`, ""))!).begins.filter(Boolean).length;
        expect(begins.filter(Boolean).length, id).toBe(entries);
      }
    } finally {
      rmSync(out, { recursive: true });
    }
  });

  it("trades of the generated training documents → the same in both languages", () => {
    const keys = (lang: "it" | "en") => tradesOf(lang).map(({ key }) => key);
    expect(keys("it")).toEqual(keys("en"));
  });
});
