import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { differencesOf, settled } from "./differences.ts";
import { toEditorValues } from "./editor-form.ts";

const base = toEditorValues({
  ...aJob(),
  draftedParagraphs: [],
  plan: null,
  dailyBudget: null,
  outcome: null,
  answerBy: null,
});
const mine = { ...base, title: "Mio", salaryMin: 40_000 };
const theirs = { ...base, title: "Loro", weeklyHours: 36 };

test("edit conflict on a job: a field prefers the other member's value if only they changed it, else the user's", () => {
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: "title", preferred: "mine" },
    { field: "weeklyHours", preferred: "theirs" },
    { field: "salaryMin", preferred: "mine" },
  ]);
  expect(differencesOf(base, theirs, theirs)).toEqual([]);
});

test("solving an edit conflict on a job → the chosen value of each field, on top of the other member's version", () => {
  const chosen = settled(mine, theirs, { title: "theirs", weeklyHours: "theirs", salaryMin: "mine" });
  expect(chosen).toEqual({ ...base, title: "Loro", weeklyHours: 36, salaryMin: 40_000 });
});
