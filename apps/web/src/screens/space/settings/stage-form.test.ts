import { expect, test } from "vitest";
import { toStageLabels, emptyStageInputs, toStageInputs } from "./stage-form.ts";

test("stages without a custom label → not saved; a custom label in one language → used for both languages", () => {
  const words = {
    ...emptyStageInputs(),
    interview: { it: " Prova tecnica ", en: "" },
    offer: { it: "Proposta", en: "Proposal" },
  };
  const labels = [
    { status: "interview" as const, it: "Prova tecnica", en: "Prova tecnica" },
    { status: "offer" as const, it: "Proposta", en: "Proposal" },
  ];
  expect(toStageLabels(words)).toEqual(labels);
  expect(toStageLabels(toStageInputs(labels))).toEqual(labels);
  expect(toStageLabels(emptyStageInputs())).toEqual([]);
});
