import { expect, test } from "vitest";
import { labelsOf, noWords, wordsOf } from "./stage-form.ts";

test("stages without custom labels are left out; a label in one language is used for both", () => {
  const words = {
    ...noWords(),
    interview: { it: " Prova tecnica ", en: "" },
    offer: { it: "Proposta", en: "Proposal" },
  };
  const labels = [
    { status: "interview" as const, it: "Prova tecnica", en: "Prova tecnica" },
    { status: "offer" as const, it: "Proposta", en: "Proposal" },
  ];
  expect(labelsOf(words)).toEqual(labels);
  expect(labelsOf(wordsOf(labels))).toEqual(labels);
  expect(labelsOf(noWords())).toEqual([]);
});
