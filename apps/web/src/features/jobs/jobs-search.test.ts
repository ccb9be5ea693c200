import { expect, test } from "vitest";
import { jobsSearch } from "./jobs-search.ts";

test("an empty address asks for everything", () => expect(jobsSearch({})).toEqual({ page: 0, size: 11 }));

test("words and city are kept, what is empty or foreign is not", () => {
  expect(jobsSearch({ q: " java ", city: "Genova", page: 2, job: "x", utm: "1" })).toEqual({
    page: 2,
    size: 11,
    q: "java",
    city: "Genova",
  });
});

test("how far around is one of the reaches, and only with a city", () => {
  expect(jobsSearch({ city: "Bergamo", km: "30" })).toEqual({ page: 0, size: 11, city: "Bergamo", km: 30 });
  expect(jobsSearch({ city: "Bergamo", km: 31 })).toEqual({ page: 0, size: 11, city: "Bergamo" });
  expect(jobsSearch({ km: 30 })).toEqual({ page: 0, size: 11 });
});

test("the open post is an id or nothing", () => {
  const job = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e2f";
  expect(jobsSearch({ job })).toEqual({ page: 0, size: 11, job });
});
