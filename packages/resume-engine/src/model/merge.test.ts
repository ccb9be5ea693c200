import { proposalsOf, emptyResume, readResume, type ParsedDocument, type Span } from "@orbita/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rightAnswer } from "../../bench/model/right-answer.ts";
import { unseenReadings, type LabelledReading } from "../../bench/model/unseen-readings.ts";
import { inventedAnswer } from "../../bench/model/wrong-answers.ts";
import { predictionOf } from "../../bench/prediction.ts";
import { f1, fields, macroF1, noCounts, scoreOne } from "../../bench/score.ts";
import type { ModelAnswer, AnswerPart } from "./answer.ts";
import { ground } from "./ground.ts";
import { mergeReadings } from "./merge.ts";
import { sentLines } from "./sent-lines.ts";
import { minus, quotedIn, says } from "./spans.ts";

const some = unseenReadings((id) => /^(?:it0[25]|en03|u5)/u.test(id));
const mergedWith = (reading: ParsedDocument, answer: ModelAnswer): ParsedDocument =>
  mergeReadings(reading, ground(reading.lines, sentLines(reading)!, answer));
const placesIn = ({ resume, unplaced }: ParsedDocument): Span[] => [...quotedIn(resume), ...quotedIn(unplaced)];
const lost = (before: ParsedDocument, after: ParsedDocument): string[] =>
  minus(placesIn(before), placesIn(after))
    .filter((span) => says(before.lines, span))
    .map(({ line, from, to }) => before.lines[line]!.text.slice(from, to));

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
const quote = ({ lines }: ParsedDocument, spans: readonly Span[]) =>
  spans.map(({ line, from, to }) => lines[line]!.text.slice(from, to)).join("");

function scored(readings: readonly LabelledReading[]) {
  const counts = noCounts();
  for (const { id, truth, reading } of readings) scoreOne(counts, truth, predictionOf(reading.resume), { id });
  return counts;
}

describe("merging our own reading with a model's answer", { timeout: 60_000 }, () => {
  it("merging with a perfect model makes no field worse and the total better", () => {
    const both = some.map((one) => ({ ...one, reading: mergedWith(one.reading, rightAnswer(one.reading, one.truth)) }));
    const [before, after] = [scored(some), scored(both)];
    for (const field of fields) expect(f1(after[field]), field).toBeGreaterThanOrEqual(f1(before[field]));
    expect(macroF1(after)).toBeGreaterThan(macroF1(before) + 0.005);
  });

  it("merging with a model that invents everything changes nothing", () => {
    for (const { id, reading } of some)
      expect(predictionOf(mergedWith(reading, inventedAnswer(reading)).resume), id).toEqual(
        predictionOf(reading.resume),
      );
  });

  it("merging with any answer of a model loses no text, keeps the contacts, and quotes match their lines", () => {
    const readings = some.filter((_, at) => at % 9 === 0).map(({ reading }) => reading);
    fc.assert(
      fc.property(fc.constantFrom(...readings), anAnswer(60), (reading, answer) => {
        const merged = mergedWith(reading, answer);
        expect(readResume.safeParse(merged.resume).success).toBe(true);
        expect(merged.resume.contacts).toEqual(reading.resume.contacts);
        expect(lost(reading, merged)).toEqual([]);
        for (const { value, section, field, spans, onlyModel } of proposalsOf(merged, emptyResume))
          if (
            onlyModel &&
            !["period", "language", "certifications", "courses"].some((one) => one === field || one === section)
          )
            expect(letters(quote(reading, spans))).toBe(letters(value));
      }),
      { numRuns: 150 },
    );
  });
});

const place = (lines: number): fc.Arbitrary<AnswerPart> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.nat(lines).map((from) => ({ from, to: from, text: null })) },
    fc.nat(lines).map((from) => ({ from, to: from + 1, text: "di" })),
    fc.constant({ from: null, to: null, text: null }),
  );
function anAnswer(lines: number): fc.Arbitrary<ModelAnswer> {
  const part = place(lines);
  const range = fc.tuple(fc.nat(lines), fc.nat(25)).map(([from, more]) => ({ from, to: from + more }));
  const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 5 });
  const span = { from: fc.nat(20), to: fc.integer({ min: 20, max: lines }) };
  return fc.record({
    sections: fc.constant([]),
    headline: part,
    summary: range,
    experience: list(fc.record({ ...span, title: part, company: part, city: part, dates: part, text: list(range) })),
    education: list(fc.record({ ...span, degree: part, institution: part, dates: part, grade: part, thesis: part })),
    certifications: list(fc.record({ name: part, issuer: part, date: part })),
    courses: list(fc.record({ name: part, provider: part, date: part })),
    languages: list(fc.record({ name: part, level: part })),
    technicalSkills: list(part),
    softSkills: list(part),
    interests: list(part),
  });
}
