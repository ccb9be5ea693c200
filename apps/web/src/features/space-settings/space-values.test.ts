import { expect, test } from "vitest";
import { aSpace } from "~/testing/a-space.ts";
import { changeList } from "./change-list.ts";
import { errorsIn } from "./space-errors.ts";
import { bodyOf, changedFields, spaceFields, valuesOf } from "./space-values.ts";

const saved = valuesOf(aSpace());

test("changed fields are detected; surrounding spaces and another label of the same code are no change", () => {
  expect(changedFields(saved, { ...saved, headline: " Software per i porti. " })).toEqual([]);
  expect(changedFields(saved, { ...saved, primaryPolicy: { ...saved.primaryPolicy!, it: "In ufficio" } })).toEqual([]);
  expect(changedFields(saved, { ...saved, name: "Lanterna", primaryPolicy: null })).toEqual(["name", "primaryPolicy"]);
});

test("the request body has null for empty text, a number for the year and the code of a listed value", () => {
  const values = {
    ...saved,
    headline: "  ",
    yearFounded: "1700",
    ccnl: { code: "C011", it: "Metalmeccanico", en: null },
    companyType: "",
  };
  expect(bodyOf(values, ["headline", "yearFounded", "ccnl", "companyType"])).toEqual({
    headline: null,
    yearFounded: 1_700,
    ccnl: "C011",
    companyType: null,
  });
  expect(bodyOf({ ...saved, name: " " }, ["name"])).toEqual({ name: "" });
});

test("fields that are validated together are sent together", () => {
  expect(bodyOf({ ...saved, type: "agency" }, ["type"])).toEqual({ type: "agency", authorisationNumber: null });
  expect(bodyOf({ ...saved, authorisationNumber: "39/12" }, ["type"])).toEqual({
    type: "company",
    authorisationNumber: null,
  });
  expect(Object.keys(bodyOf(saved, ["onsiteEnd"]))).toEqual(["onsiteStart", "onsiteEnd"]);
  expect(errorsIn({ ...saved, type: "agency" }, ["type"]).authorisationNumber?.code).toBe("field.required");
  expect(errorsIn({ ...saved, onsiteEnd: saved.onsiteStart }, ["onsiteEnd"]).onsiteEnd?.code).toBe(
    "date.endBeforeStart",
  );
});

test("a saved Space has no field errors; a year in words is rejected", () => {
  expect(errorsIn(saved, spaceFields)).toEqual({});
  expect(errorsIn({ ...saved, yearFounded: "duemila" }, ["yearFounded"]).yearFounded?.code).toBe("field.notANumber");
});

test("a range of hours is one change", () => {
  expect(changeList(["headline", "onsiteStart", "onsiteEnd", "ccnl"])).toHaveLength(3);
  expect(changeList(["onsiteEnd"])).toEqual([["onsiteStart", "onsiteEnd"]]);
});
