import { expect, test } from "vitest";
import { asSent } from "./as-sent.ts";
import { emptyResume } from "./empty-resume.ts";
import type { Resume } from "./schema.ts";

const judged = (id: string, shared: boolean) => ({
  id,
  text: id,
  motivation: null,
  answer: null,
  shared,
  origin: "rules",
});
const entry = (id: string) => ({ id }) as Resume["experience"][number];
const resume: Resume = {
  ...emptyResume,
  headline: "Sviluppo Java",
  summary: "Servizi per i porti.",
  experience: [entry("e1"), entry("e2")],
  comments: [judged("c1", true), judged("c2", false)] as never,
};

test("application sends a resume without a version → all entries are included, and only shared comments", () => {
  const sent = asSent(resume, null);
  expect(sent.experience).toHaveLength(2);
  expect(sent.comments.map(({ id }) => id)).toEqual(["c1"]);
});

test("application sends a resume version → its listed sections and entries are left out, its headline is used", () => {
  const version = { headline: "Backend", summary: null, leftOut: ["e2"] };
  const sent = asSent(resume, version);
  expect(sent.headline).toBe("Backend");
  expect(sent.summary).toBe("Servizi per i porti.");
  expect(sent.experience.map(({ id }) => id)).toEqual(["e1"]);
  expect(asSent(resume, { ...version, leftOut: ["summary", "experience"] })).toMatchObject({
    summary: null,
    experience: [],
  });
});

test("resume version without languages → those that its owner marked as mandatory stay, the others are dropped", () => {
  const language = (id: string, mandatory: boolean) => ({ id, mandatory }) as Resume["languages"][number];
  const speaker = { ...resume, languages: [language("l1", true), language("l2", false)] };
  const sentWithout = (leftOut: string[]) =>
    asSent(speaker, { headline: null, summary: null, leftOut }).languages.map(({ id }) => id);
  expect(sentWithout(["l1", "l2"])).toEqual(["l1"]);
  expect(sentWithout(["languages"])).toEqual(["l1"]);
  expect(sentWithout([])).toEqual(["l1", "l2"]);
});
