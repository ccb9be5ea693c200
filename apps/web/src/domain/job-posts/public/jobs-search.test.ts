import { expect, test } from "vitest";
import { countJobFilters, jobsAddress, jobsSearch, changeJobsSearch, searchText, withToggle } from "./jobs-search.ts";

const usual = { page: 0, size: 11 };

test("an empty URL of the jobs page → a search without filters", () => expect(jobsSearch({})).toEqual(usual));

test("jobs page: query and city in the URL → parsed; empty and unknown parameters → dropped", () => {
  expect(
    jobsSearch({ q: " java ", city: "Genova", page: 2, job: "x", utm: "1", hours: "", pay: 1, since: "x" }),
  ).toEqual({
    page: 2,
    size: 11,
    q: "java",
    city: "Genova",
    km: 30,
  });
});

test.each([
  [
    { city: "Bergamo", km: "50" },
    { city: "Bergamo", km: 50 },
  ],
  [
    { city: "Bergamo", km: 31 },
    { city: "Bergamo", km: 30 },
  ],
  [
    { city: "Bergamo", km: 0 },
    { city: "Bergamo", km: 0 },
  ],
  [{ city: "Genova, entro 100 km" }, { city: "Genova", km: 100 }],
  [
    { city: "Genova, within 10 km", km: 50 },
    { city: "Genova", km: 10 },
  ],
  [{ city: "Reggio, Calabria" }, { city: "Reggio, Calabria", km: 30 }],
  [{ km: 30 }, {}],
])("jobs page: place %j → parsed as %j", (said, where) => expect(jobsSearch(said)).toEqual({ ...usual, ...where }));

test("jobs page: several values of a filter → parsed from a URL and from a form without JavaScript", () => {
  const both = { ...usual, workplace: "hybrid.full_remote" };
  expect(jobsSearch({ workplace: "hybrid.full_remote" })).toEqual(both);
  expect(jobsSearch({ workplace: ["hybrid", "full_remote", "hybrid", "no/such"] })).toEqual(both);
});

test("jobs page: several regions in the URL, also with a hyphen or an apostrophe → parsed", () => {
  const region = "Emilia-Romagna.Friuli-Venezia Giulia.Valle d'Aosta";
  expect(jobsSearch({ region })).toEqual({ ...usual, region });
  expect(jobsSearch({ region: "Lazio.<b>" })).toEqual({ ...usual, region: "Lazio" });
});

test("jobs page: provinces and the map view in the URL → parsed; the view is no part of the saved search", () => {
  const search = jobsSearch({ province: "MI.MB", view: "map" });
  expect(search).toEqual({ ...usual, province: "MI.MB", view: "map" });
  expect(searchText(search)).toBe("province=MI.MB");
  expect(changeJobsSearch(search, { pay: 35_000 })).toEqual({ province: "MI.MB", view: "map", pay: 35_000 });
  expect(jobsSearch({ view: "globe" })).toEqual(usual);
});

test("jobs page: skills and the open job in the URL are accepted only as ids", () => {
  const id = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e2f";
  expect(jobsSearch({ skill: `${id}.java` })).toEqual({ ...usual, skill: id });
  expect(jobsSearch({ job: id })).toEqual({ ...usual, job: id });
});

test.each([
  [{ sort: "relevance" }, undefined],
  [{ sort: "relevance", q: "java" }, undefined],
  [{ sort: "date", q: "java" }, "date"],
  [{ sort: "date" }, undefined],
  [{ sort: "distance" }, undefined],
  [{ sort: "distance", city: "Genova" }, "distance"],
  [{ sort: "pay" }, "pay"],
  [{ sort: "money" }, undefined],
])("jobs page: sort order in %j → %s, undefined if it is the default or not applicable", (said, sort) =>
  expect(jobsSearch(said).sort).toBe(sort),
);

test("the URL of the jobs page omits default values", () => {
  expect(jobsAddress(jobsSearch({ city: "Genova", km: 30, page: 0, size: 11 }))).toEqual({ city: "Genova" });
  expect(jobsAddress(jobsSearch({ city: "Genova", km: 10, page: 1, size: 22 }))).toEqual({
    city: "Genova",
    km: 10,
    page: 1,
    size: 22,
  });
});

test("jobs page: changing a filter → back to the first page with no job open", () => {
  const search = jobsSearch({ q: "java", page: 3, job: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e2f", sort: "date" });
  expect(changeJobsSearch(search, { pay: 35_000 })).toEqual({ q: "java", pay: 35_000, sort: "date" });
  // Without a query, date is the default order, so `sort` is dropped.
  expect(changeJobsSearch(search, { q: undefined })).toEqual({});
});

test("jobs page: toggling a value adds it to a filter or removes it", () => {
  const search = jobsSearch({ hours: "full" });
  expect(withToggle(search, "hours", "parttime")).toEqual({ hours: "full.parttime" });
  expect(withToggle(search, "hours", "full")).toEqual({});
});

test("jobs page: query and city do not count as filters", () => {
  expect(
    countJobFilters(jobsSearch({ q: "java", city: "Genova", hours: "full.parttime", pay: 35_000, since: 7 })),
  ).toBe(3);
});
