import type { ParsedDocument } from "@orbita/contract";
import { readDocument, type ReadOptions } from "@orbita/resume-engine";
import { isWholeProof, proofCases, proofSize } from "@orbita/testing/proof";
import { describe, expect, test } from "vitest";
import { hiddenCases, visibleCases, type AdversarialCase } from "./cases.ts";
import { naiveText, rawText } from "./naive-text.ts";
import { randomCase } from "./random-cases.ts";
import { readStrings, squash, valuesOf, longWordsOf } from "./reading-text.ts";
import { pdfString, pdfText } from "./write-pdf.ts";

const options: ReadOptions = { now: new Date("2026-06-15T12:00:00Z") };
const drawn = Array.from({ length: proofSize({ short: 6, whole: 100 }) }, (_, seed) => randomCase(seed + 1));
/** A full run (`./orbita prove`) has every trick in both languages. A short run has five tricks for each file format and expected handling. */
const tricks = proofCases(hiddenCases(), { short: 5, kindOf: ({ kind, answer }) => `${kind} ${answer}` });
const cases = [...tricks, ...(isWholeProof ? hiddenCases({ turned: true }) : []), ...drawn];

/** Characters that no person types in a resume. */
const strange = /[\u200b-\u200d\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\u0400-\u04ff]/u;
const untagged = (text: string): string =>
  text.replaceAll(/[\u{e0020}-\u{e007e}]/gu, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000));

describe("control: planted hidden text", () => {
  test.each(cases)(
    "control: the test CV contains the planted hidden text: $name",
    async ({ answer, planted, bytes, twin }) => {
      const [file, clean] = await Promise.all([bytes(), twin()]);
      const [text, cleanText] = await Promise.all([naiveText(file), naiveText(clean)]);
      if (answer === "characters") {
        expect(text).toMatch(strange);
        expect(cleanText).not.toMatch(strange);
      }
      const all = squash(untagged(answer === "aside" || answer === "far" ? `${text}${rawText(file)}` : text));
      for (const one of planted) {
        const written = [one, pdfString(one), pdfText(one).slice(5, -1), pdfText(planted.join(" ")).slice(5, -1)];
        expect([one, written.some((form) => all.includes(squash(form)))]).toEqual([one, true]);
        expect(squash(cleanText)).not.toContain(squash(one));
      }
    },
  );
});

const readings = new Map<AdversarialCase, Promise<ParsedDocument>>();
/** Reads the document with the planted text. The result is cached, because two tests use it. */
function readPlanted(one: AdversarialCase): Promise<ParsedDocument> {
  const reading = readings.get(one) ?? one.bytes().then((bytes) => readDocument(bytes, options));
  readings.set(one, reading);
  return reading;
}
async function readBoth(one: AdversarialCase) {
  return { planted: await readPlanted(one), clean: await readDocument(await one.twin(), options) };
}

describe("reading a CV with hidden text", () => {
  test.each(cases)("CV with hidden text → the text is reported and no value is read from it: $name", async (one) => {
    const { planted: read, clean } = await readBoth(one);
    const reported = squash(read.hidden.map(({ text }) => text).join(""));
    if (one.answer === "text" || one.answer === "far")
      for (const text of one.planted) expect(reported).toContain(squash(text));
    if (one.answer === "characters")
      expect(read.hidden.filter(({ reason }) => reason === "invisibleCharacters").length).toBeGreaterThan(0);

    const seen = longWordsOf(clean.lines.map(({ text }) => text).join(" "));
    const foreign = [...longWordsOf(one.planted.join(" "))].filter((word) => !seen.has(word));
    expect(one.planted.length === 0 || foreign.length > 4).toBe(true);
    const strings = readStrings(read);
    expect(strings.filter((text) => strange.test(text))).toEqual([]);
    const taken = longWordsOf(strings.join(" "));
    expect(foreign.filter((word) => taken.has(word))).toEqual([]);

    expect(read.lines.map(({ text }) => text)).toEqual(clean.lines.map(({ text }) => text));
    expect(valuesOf(read.resume)).toEqual(valuesOf(clean.resume));
    expect(valuesOf(read.unplaced)).toEqual(valuesOf(clean.unplaced));
    expect(clean.hidden).toEqual([]);
  });
});

describe("reading the visible text of a CV with hidden text", () => {
  test.each(cases)("CV with hidden text → the visible values are read completely: $name", async (one) => {
    const { cv } = one;
    const { resume } = await readPlanted(one);
    const values = valuesOf(resume.contacts) as Record<string, unknown>;
    expect(values).toMatchObject({ firstName: cv.firstName, lastName: cv.lastName, email: cv.email });
    expect(resume.experience.map(({ company }) => company?.value)).toEqual(cv.jobs.map(({ company }) => company));
    expect(resume.experience.map(({ title }) => title?.value)).toEqual(cv.jobs.map(({ title }) => title));
    const skills = [...resume.technicalSkills, ...resume.softSkills].map(({ value }) => value.toLowerCase());
    expect(skills.toSorted()).toEqual(cv.skills.map((skill) => skill.toLowerCase()).toSorted());
  });
});

/** Returns the values of all resume fields except the given fields. */
const without = (resume: ParsedDocument["resume"], fields: readonly string[]): unknown =>
  valuesOf(Object.fromEntries(Object.entries(resume).filter(([field]) => !fields.includes(field))));

describe("reading a CV with a visible instruction to machines", () => {
  test.each(visibleCases())(
    "CV with a visible instruction to machines → only the field that contains it changes: $name",
    async (one) => {
      const { planted: read, clean } = await readBoth(one);
      const order = squash(one.planted[0]!);
      expect(squash(await naiveText(await one.bytes()))).toContain(order);
      expect(read.hidden).toEqual([]);
      expect(squash(read.lines.map(({ text }) => text).join(" "))).toContain(order);
      // The instruction is visible, so it counts as text of the CV: in the profile as one of its sentences, at the end of the page
      // as a line of the last section.
      const own = one.name.endsWith("last") ? ["languages", "interests"] : ["summary"];
      expect(without(read.resume, own)).toEqual(without(clean.resume, own));
    },
  );
});
