import { expect, test } from "vitest";
import { resumeContent } from "../resumes/content.ts";
import { emptyResume } from "../resumes/empty-resume.ts";
import type { Resume } from "../resumes/schema.ts";
import { applyDecisions } from "./apply-decisions.ts";
import { proposalsOf } from "./proposals.ts";
import type { ExtractedValue, ParsedDocument } from "./reading.ts";
import type { Decisions } from "./schema.ts";

const found = <T>(value: T, confidence = 0.9): ExtractedValue<T> => ({
  value,
  confidence,
  spans: [{ line: 0, from: 0, to: 1 }],
});

const empty = emptyResume;
const job = { id: "mine", origin: "person" as const, companyUrl: null, city: null, years: 3.5, description: null };
const mine: Resume = {
  ...empty,
  experience: [
    {
      ...job,
      company: "Studio Levante",
      title: "Sviluppatrice Java",
      start: "2017-09",
      end: "2021-02",
      isCurrent: false,
      tasks: ["Gestionale"],
    },
  ],
  languages: [
    {
      id: "l1",
      origin: "person",
      code: "language_en",
      label: { it: "Inglese", en: "English" },
      level: "B2",
      native: false,
      mandatory: true,
    },
  ],
};

const none = { companyUrl: null, city: null, description: null };
const reading: ParsedDocument = {
  engine: "1",
  kind: "pdf",
  language: "it",
  pages: [],
  words: 9,
  lines: [],
  hidden: [],
  unplaced: [{ text: "Patentino ADR dal 2019", spans: [], guess: "certifications", sensitive: false }],
  resume: {
    contacts: {
      firstName: null,
      lastName: null,
      email: found("g@posta.example"),
      phone: null,
      city: null,
      links: [found("github.com/giulia")],
    },
    headline: null,
    summary: found("Nove anni di Java."),
    experience: [
      {
        ...none,
        company: found("Studio Levante S.r.l."),
        title: found("Programmatrice Java"),
        start: found("2017-09"),
        end: found("2021-02"),
        isCurrent: null,
        tasks: [found("Gestionale."), found("230 clienti")],
      },
      {
        ...none,
        company: found("Portolano S.p.A."),
        title: found("Sviluppatrice backend"),
        start: found("2021-03"),
        end: null,
        isCurrent: found(true),
        tasks: [],
      },
    ],
    education: [],
    technicalSkills: [{ ...found("Java"), code: "java", level: null }],
    softSkills: [],
    languages: [{ code: found("en"), level: found("C1"), native: null }],
    certifications: [],
    courses: [],
    interests: [],
  },
};
const idOf = (path: string) => path.replaceAll(".", "-").toLowerCase();
const apply = (resume: Resume, decisions: Decisions) =>
  applyDecisions(reading, resume, decisions, { idOf, skillIds: new Map([["java", "0198"]]) });
const states = (resume: Resume) =>
  Object.fromEntries(proposalsOf(reading, resume).map(({ path, state }) => [path, state]));

test("upload to an empty resume → all proposals are new, and undecided proposals change nothing", () => {
  expect(new Set(Object.values(states(empty)))).toEqual(new Set(["new"]));
  expect(apply(empty, {}).content).toEqual({});
});

test("upload to a filled resume → each proposal is marked as same, differs or new compared with the resume", () => {
  expect(states(mine)).toMatchObject({
    "experience.0.title": "differs",
    "experience.0.period": "same",
    "experience.0.tasks.0": "same",
    "experience.0.tasks.1": "new",
    "experience.1.title": "new",
    "languages.0": "differs",
  });
});

test("accepted proposals of an upload → the matching resume entry is updated; a new entry is inserted by date", () => {
  const { content, origins } = apply(mine, {
    "experience.0.title": { kind: "skip" },
    "experience.0.tasks.1": { kind: "accept" },
    "experience.1.title": { kind: "accept" },
    "experience.1.company": { kind: "edit", value: "Portolano" },
    "experience.1.period": { kind: "accept" },
  });
  expect(Object.keys(content)).toEqual(["experience"]);
  expect(content.experience).toMatchObject([
    { id: "experience-1", company: "Portolano", start: "2021-03", end: null, isCurrent: true },
    { id: "mine", title: "Sviluppatrice Java", tasks: ["Gestionale", "230 clienti"] },
  ]);
  expect(origins.get("experience-1")).toBe("person");
});

test("proposal for a field that has a value → replaces the value only if the person accepts it", () => {
  expect(apply(mine, { "languages.0": { kind: "accept" } }).content.languages).toMatchObject([
    { id: "l1", level: "C1", mandatory: true },
  ]);
  expect(apply(mine, { "languages.0": { kind: "skip" } }).content).toEqual({});
});

test("accepted skills → get taxonomy ids; accepted links → contacts; unplaced text → the chosen section", () => {
  const { content } = apply(empty, {
    "technicalSkills.0": { kind: "accept" },
    "contacts.links.0": { kind: "accept" },
    "unplaced.0": { kind: "place", section: "certifications" },
  });
  expect(content).toMatchObject({
    technicalSkills: [{ name: "Java", skillId: "0198" }],
    contacts: { links: ["github.com/giulia"] },
    certifications: [{ name: "Patentino ADR dal 2019" }],
  });
});

test("all proposals of an upload accepted → the resume passes validation", () => {
  const all = Object.fromEntries(proposalsOf(reading, empty).map(({ path }) => [path, { kind: "accept" } as const]));
  const { content } = applyDecisions(reading, empty, all, { idOf });
  expect(resumeContent.partial().safeParse(content).error?.issues).toBeUndefined();
});

test("unplaced text of an upload is assigned to an entry → becomes a task of the entry, existing or new", () => {
  const place = (section: string): Decisions => ({ "unplaced.0": { kind: "place", section } });
  const known = apply(mine, place("experience.0")).content.experience;
  expect(known, "the resume has it").toHaveLength(1);
  expect(known?.[0]?.tasks).toEqual(["Gestionale", "Patentino ADR dal 2019"]);
  const made = apply(empty, { ...place("experience.1"), "experience.1.title": { kind: "accept" } }).content.experience;
  expect(made, "not an entry of its own").toHaveLength(1);
  expect(made?.[0]).toMatchObject({ title: "Sviluppatrice backend", tasks: ["Patentino ADR dal 2019"] });
});
