import { emptyResume, proposalsOf, type ParsedDocument } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { readingOf } from "../../bench/model/unseen-readings.ts";
import { modelOf } from "../../bench/unseen/blocks.ts";
import { misfits, type ModelAnswer, type AnswerPart } from "./answer.ts";
import { mergeReadings } from "./merge.ts";
import { readRanges } from "./read-ranges.ts";

const reading = readingOf(
  modelOf(
    [
      "Anna Neri",
      "anna@posta.example",
      "Esperienza",
      "Grafica, Tipografia Alfa",
      "gen 2019 – dic 2021",
      "Impaginazione di riviste e cataloghi.",
      "Bozze in tre lingue e rilegatura a mano.",
      "Lingue",
      "Inglese: B2",
      "Patente",
      "Patente B; nel 2023 bagnina ai Bagni Ondina",
    ].map((text, at) => ({
      text,
      size: at === 0 ? 20 : [2, 7, 9].includes(at) ? 14 : 10,
      bold: [2, 7, 9].includes(at),
    })),
  ),
);
const none: AnswerPart = { from: null, to: null, text: null };
const at = (line: number, text: string | null = null): AnswerPart => ({ from: line, to: line, text });
const nothing: ModelAnswer = {
  sections: [],
  headline: none,
  summary: { from: null, to: null },
  experience: [],
  education: [],
  certifications: [],
  courses: [],
  languages: [],
  technicalSkills: [],
  softSkills: [],
  interests: [],
};
const job = (fields: Partial<ModelAnswer["experience"][number]>): ModelAnswer => ({
  ...nothing,
  experience: [{ from: 3, to: 6, title: none, company: none, city: none, dates: none, text: [], ...fields }],
});
async function merged(answer: ModelAnswer): Promise<ParsedDocument> {
  const ranges = await readRanges(reading, async () => JSON.stringify(answer));
  return mergeReadings(reading, ranges!);
}
const rows = (read: ParsedDocument) =>
  new Map(proposalsOf(read, emptyResume).map((proposal) => [proposal.path, proposal]));

describe("merging a CV reading of our own code with the model's", () => {
  it("CV read by our own code alone → the values with which the other tests compare", () => {
    expect(reading.resume.experience[0]).toMatchObject({
      title: { value: "Grafica" },
      company: { value: "Tipografia Alfa" },
      start: { value: "2019-01" },
    });
  });

  it("model reads another job title → the model's title, marked for checking, with ours as the alternative", async () => {
    const row = rows(await merged(job({ title: at(3, "Tipografia Alfa"), company: at(3, "Grafica") })));
    expect(row.get("experience.0.title")).toMatchObject({
      value: "Tipografia Alfa",
      confidence: 0.55,
      other: { value: "Grafica", by: "onBox" },
      onlyModel: false,
    });
    expect(row.get("experience.0.company")).toMatchObject({ value: "Grafica", other: { value: "Tipografia Alfa" } });
  });

  it("our own code and the model read the same values of a CV → nothing changes", async () => {
    const read = await merged(job({ title: at(3, "grafica"), company: at(3, "Tipografia Alfa"), dates: at(4) }));
    expect(read.resume.experience).toEqual(reading.resume.experience);
  });

  it("model reads other dates of a job or other words as a language level → our own code's dates and level are kept", async () => {
    const answer = job({ to: 10, title: at(3, "Grafica"), dates: at(10, "2023") });
    const row = rows(await merged({ ...answer, languages: [{ name: at(8, "Inglese"), level: at(6, "tre") }] }));
    expect(row.get("experience.0.period")).toMatchObject({
      value: "2019-01/2021-12",
      confidence: 0.55,
      other: { value: "/2023", by: "model" },
    });
    expect(row.get("languages.0")).toMatchObject({ value: "en:B2", other: null });
  });

  it("only the model reads a job of a CV → proposed and marked for checking, with dates read by our own code", async () => {
    const read = await merged(
      job({ from: 10, to: 10, title: at(10, "bagnina"), company: at(10, "Bagni Ondina"), dates: at(10, "2023") }),
    );
    expect(read.resume.experience).toHaveLength(2);
    expect(rows(read).get("experience.1.title")).toMatchObject({ value: "bagnina", onlyModel: true, confidence: 0.7 });
    expect(rows(read).get("experience.1.period")).toMatchObject({ value: "/2023", onlyModel: true });
    expect(rows(read).get("experience.0.title")).toMatchObject({ value: "Grafica", onlyModel: false });
  });

  it("model's value is not in the line that it cites, or cites a line that was not sent → dropped", async () => {
    const invented = [
      job({ title: at(3, "Direttrice"), company: at(4, "Tipografia Alfa") }),
      job({ title: at(0), company: at(1) }),
      job({ title: at(99), company: { from: 3, to: 60, text: null } }),
      job({ from: 5, to: 6, title: at(3, "Tipografia Alfa") }),
    ];
    for (const answer of invented) expect((await merged(answer)).resume).toEqual(reading.resume);
  });
});

describe("a model's answer that does not fit the schema", () => {
  it("a model's answer that does not fit the schema → requested once more, with the wrong paths, without its text", async () => {
    const asked: string[] = [];
    const ranges = await readRanges(reading, async ({ system }) => {
      asked.push(system);
      return asked.length === 1
        ? JSON.stringify({ ...nothing, experience: "Evil Corp", "Evil plan": 1 })
        : JSON.stringify(nothing);
    });
    expect(ranges).not.toBeNull();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain(".experience");
    expect(asked[1]).not.toContain("Evil");
  });

  it("two answers of a model that do not fit the schema → not requested a third time", async () => {
    let asked = 0;
    expect(await readRanges(reading, async () => `${++asked}`)).toBeNull();
    expect(asked).toBe(2);
    expect(await readRanges(reading, async () => null)).toBeNull();
  });

  it.each([
    [{ ...nothing, headline: null }, ".headline"],
    [{ ...nothing, more: 1 }, ".*"],
    [{ ...nothing, interests: [{ from: 1.5, to: null, text: null }] }, ".interests[0].from"],
    [{ ...nothing, sections: [{ kind: "secret", from: 1, to: 2 }] }, ".sections[0].kind"],
    [(({ education: _, ...rest }) => rest)(nothing), ".education"],
  ])("a model's answer that does not fit the schema → the path of the misfit is reported", (answer, path) => {
    expect(misfits(nothing)).toEqual([]);
    expect(misfits(answer)).toEqual([path]);
  });
});
