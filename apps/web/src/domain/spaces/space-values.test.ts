import { expect, test } from "vitest";
import { aSpace } from "~/testing/a-space.ts";
import { changeList } from "~/screens/space/settings/change-list.ts";
import { errorsIn } from "./space-errors.ts";
import { toSpaceChange, changedFields, spaceFields, toSpaceValues } from "./space-values.ts";

const saved = toSpaceValues(aSpace());

test("changed Space fields are detected; surrounding spaces and another label of the same code are no change", () => {
  expect(changedFields(saved, { ...saved, headline: " Software per i porti. " })).toEqual([]);
  expect(changedFields(saved, { ...saved, primaryPolicy: { ...saved.primaryPolicy!, it: "In ufficio" } })).toEqual([]);
  expect(changedFields(saved, { ...saved, name: "Lanterna", primaryPolicy: null })).toEqual(["name", "primaryPolicy"]);
});

test("body of a Space change: null for empty text, a number for the year and the code of a listed value", () => {
  const values = {
    ...saved,
    headline: "  ",
    yearFounded: "1700",
    ccnl: { code: "C011", it: "Metalmeccanico", en: null },
    companyType: "",
  };
  expect(toSpaceChange(values, ["headline", "yearFounded", "ccnl", "companyType"])).toEqual({
    headline: null,
    yearFounded: 1_700,
    ccnl: "C011",
    companyType: null,
  });
  expect(toSpaceChange({ ...saved, name: " " }, ["name"])).toEqual({ name: "" });
});

test("Space fields that are validated together are sent and checked together", () => {
  expect(toSpaceChange({ ...saved, type: "agency" }, ["type"])).toEqual({ type: "agency", authorisationNumber: null });
  expect(toSpaceChange({ ...saved, authorisationNumber: "39/12" }, ["type"])).toEqual({
    type: "company",
    authorisationNumber: null,
  });
  expect(Object.keys(toSpaceChange(saved, ["onsiteEnd"]))).toEqual(["onsiteStart", "onsiteEnd"]);
  expect(errorsIn({ ...saved, type: "agency" }, ["type"]).authorisationNumber?.code).toBe("field.required");
  expect(errorsIn({ ...saved, onsiteEnd: saved.onsiteStart }, ["onsiteEnd"]).onsiteEnd?.code).toBe(
    "date.endBeforeStart",
  );
});

test("a saved Space has no field errors; a founding year in words → rejected", () => {
  expect(errorsIn(saved, spaceFields)).toEqual({});
  expect(errorsIn({ ...saved, yearFounded: "duemila" }, ["yearFounded"]).yearFounded?.code).toBe("field.notANumber");
});

test("start and end of the on-site hours of a Space count as one change", () => {
  expect(changeList(["headline", "onsiteStart", "onsiteEnd", "ccnl"])).toHaveLength(3);
  expect(changeList(["onsiteEnd"])).toEqual([["onsiteStart", "onsiteEnd"]]);
});
