import { expect, test } from "vitest";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { sentResume } from "./sent-resume.ts";

const judged = (id: string, shared: boolean) => ({
  id,
  text: id,
  motivation: null,
  answer: null,
  shared,
  origin: "rules",
});
const resume = aResume({
  headline: "Sviluppo Java",
  summary: "Servizi per i porti.",
  experience: [anExperience("e1"), anExperience("e2")],
  comments: [judged("c1", true), judged("c2", false)] as never,
});

test("whole, it goes without what judges and is not shared", () => {
  const sent = sentResume(resume, null);
  expect(sent.experience).toHaveLength(2);
  expect(sent.comments.map(({ id }) => id)).toEqual(["c1"]);
});

test("a version leaves out sections and entries, and says some things otherwise", () => {
  const times = { created: resume.created, updated: resume.updated };
  const version = { id: "v1", name: "Breve", headline: "Backend", summary: null, leftOut: ["e2"], ...times };
  const sent = sentResume(resume, version);
  expect(sent.headline).toBe("Backend");
  expect(sent.summary).toBe("Servizi per i porti.");
  expect(sent.experience.map(({ id }) => id)).toEqual(["e1"]);
  expect(sentResume(resume, { ...version, leftOut: ["summary", "experience"] })).toMatchObject({
    summary: null,
    experience: [],
  });
});
