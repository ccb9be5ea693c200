import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { cutAround, differencesOf, settled } from "./differences.ts";
import { valuesOf } from "./editor-form.ts";

const base = valuesOf({
  ...aJob(),
  draftedParagraphs: [],
  plan: null,
  dailyBudget: null,
  outcome: null,
  answerBy: null,
});
const mine = { ...base, title: "Mio", salaryMin: 40_000 };
const theirs = { ...base, title: "Loro", weeklyHours: 36 };

test("differing fields prefer theirs if only they changed it, otherwise mine", () => {
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: "title", preferred: "mine" },
    { field: "weeklyHours", preferred: "theirs" },
    { field: "salaryMin", preferred: "mine" },
  ]);
  expect(differencesOf(base, theirs, theirs)).toEqual([]);
});

test("merging applies the chosen side of each field on top of their version", () => {
  const chosen = settled(mine, theirs, { title: "theirs", weeklyHours: "theirs", salaryMin: "mine" });
  expect(chosen).toEqual({ ...base, title: "Loro", weeklyHours: 36, salaryMin: 40_000 });
});

test("two texts are split around the words that differ", () => {
  expect(cutAround("Cerchiamo due persone brave", "Cerchiamo tre persone brave")).toEqual([
    "Cerchiamo ",
    "due ",
    "persone brave",
  ]);
  expect(cutAround("uguale", "uguale")).toEqual(["uguale", "", ""]);
  expect(cutAround("", "nuovo")).toEqual(["", "", ""]);
});
