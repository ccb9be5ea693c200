import { createRequire } from "node:module";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, it, vi } from "vitest";
import { anyResumes } from "./fixtures/index.ts";
import { expectedOf, saidBy } from "./fixtures/said.ts";
import { giulia } from "./fixtures/giulia.ts";
import { writeEuropass } from "./europass/write-europass.ts";
import { writeJsonResume } from "./json-resume/write-json-resume.ts";
import { readEuropass, readJsonResume } from "./read.ts";

// The timeout is long because other tests may use the CPU cores at the same time.
vi.setConfig({ testTimeout: 30_000 });

// The schema package has no types, so it is loaded with `require`.
const require = createRequire(import.meta.url);
const { schema } = require("@jsonresume/schema") as { schema: object };
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const isValid = ajv.compile(schema);

const resumes = anyResumes(100);

describe("writing JSON Resume", () => {
  it("resume written as JSON Resume → valid against the official schema", () => {
    for (const [index, resume] of resumes.entries()) {
      const json = writeJsonResume(resume, index % 2 ? "en" : "it");
      expect(isValid(JSON.parse(JSON.stringify(json))), JSON.stringify(isValid.errors)).toBe(true);
    }
    const contacts = { ...giulia.contacts, links: ["https://città.example/é"] };
    expect(isValid(writeJsonResume({ ...giulia, contacts }, "it"))).toBe(true);
    expect(isValid({ basics: { email: "no" } })).toBe(false);
  });

  it("resume written as JSON Resume and read back → unchanged", () => {
    for (const [index, resume] of resumes.entries()) {
      const json: unknown = JSON.parse(JSON.stringify(writeJsonResume(resume, index % 2 ? "en" : "it")));
      expect(saidBy(readJsonResume(json))).toEqual(saidBy(expectedOf(resume)));
    }
  });
});

describe("writing Europass", () => {
  it("resume written as Europass and read back → the same in all fields that the format has", () => {
    for (const resume of resumes) {
      const read = readEuropass(writeEuropass(resume, "it"));
      const expected = expectedOf(resume);
      const { contacts, headline, experience, education, languages } = saidBy(read) as typeof expected;
      const said = saidBy(expected) as typeof expected;
      expect(contacts).toEqual(said.contacts);
      expect(headline).toEqual(said.headline);
      expect(experience).toEqual(said.experience);
      expect(
        education.map(({ degreeTitle, institution, start, end }) => [degreeTitle, institution, start, end]),
      ).toEqual(
        said.education.map(({ degreeTitle, institution, start, end }) => [degreeTitle, institution, start, end]),
      );
      expect(new Set(languages.map(({ code }) => code))).toEqual(new Set(said.languages.map(({ code }) => code)));
      expect(read?.technicalSkills.map(({ value }) => value)).toEqual(resume.technicalSkills.map(({ name }) => name));
      expect(read?.softSkills.map(({ value }) => value)).toEqual(resume.softSkills.map(({ name }) => name));
      expect(read?.summary?.value ?? null).toEqual(resume.summary);
    }
  });

  it("resume written as Europass → the elements of the format", () => {
    const xml = writeEuropass(giulia, "it");
    expect(xml).toContain('<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="it">');
    expect(xml).toContain('<From year="2021" month="--03"/>');
    expect(xml).toContain("<Current>true</Current>");
    expect(xml).toContain("<SpokenInteraction>C1</SpokenInteraction>");
  });
});
