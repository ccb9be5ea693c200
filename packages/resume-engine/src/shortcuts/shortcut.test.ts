import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import type { ResumeLine } from "../line.ts";
import { readAttachments } from "./shortcut.ts";

const now = new Date("2026-06-15T12:00:00Z");
const lineOf = (text: string): ResumeLine => ({
  page: 1,
  box: [0, 0, 0, 0],
  text,
  runs: [],
  column: 0,
  cell: null,
  heading: null,
  bullet: false,
  above: 0,
  links: [],
});

const passport = `<SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Anna</FirstName><Surname>Bianchi</Surname></PersonName></Identification>
  <WorkExperienceList><WorkExperience><Position><Label>Infermiera</Label></Position><Employer><Name>Ospedale di Bari</Name></Employer></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>`;

describe("data embedded in a PDF", () => {
  const attached = new Map([["europass.xml", Buffer.from(passport)]]);

  test("data embedded in a PDF is ignored if the pages disagree with it", () => {
    expect(readAttachments(attached, ["Mario Rossi", "Idraulico", "Pisa"].map(lineOf))).toBeNull();
  });

  test("data embedded in a PDF is used if the pages agree with it", () => {
    const lines = ["Anna Bianchi", "Infermiera, Ospedale di Bari"].map(lineOf);
    expect(readAttachments(attached, lines)).toMatchObject({
      kind: "europass",
      resume: { experience: [{ company: { value: "Ospedale di Bari" } }] },
    });
  });

  test.each([
    ["an entity", `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><SkillsPassport>&b;</SkillsPassport>`],
    ["truncated XML", "<SkillsPassport><LearnerInfo>"],
    ["no content", ""],
  ])("data embedded in a PDF: XML with %s → ignored", (_, xml) => {
    expect(readAttachments(new Map([["a.xml", Buffer.from(xml)]]), [lineOf("Anna")])).toBeNull();
  });
});

test("uploaded JSON file: a JSON Resume → read; any other JSON → refused", async () => {
  const resume = {
    basics: { name: "Anna Bianchi", email: "anna@example.org" },
    work: [{ name: "Ospedale", position: "Infermiera", startDate: "2019-03" }],
  };
  const reading = await readDocument(Buffer.from(JSON.stringify(resume)), { now });
  expect(reading).toMatchObject({
    kind: "jsonResume",
    lines: [],
    resume: { contacts: { email: { value: "anna@example.org" } } },
  });
  await expect(readDocument(Buffer.from('{"a": 1}'), { now })).rejects.toMatchObject({ reason: "unsupported" });
});

test("uploaded PDF without embedded data → read from its pages", async () => {
  const reading = await readDocument(
    readFileSync(new URL("../../bench/cvbench/core/en01-single.pdf", import.meta.url)),
    { now },
  );
  expect(reading.kind).toBe("pdf");
});
