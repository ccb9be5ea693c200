import { activityKinds } from "@orbita/contract/activity/schema";
import { expect, test } from "vitest";
import { activityParts } from "./activity-parts.ts";
import { activitySearch } from "./activity-search.ts";

test("every kind of account activity belongs to exactly one part of the filter", () => {
  expect(Object.values(activityParts).flat().toSorted()).toEqual([...activityKinds].toSorted());
});

test("activity log: missing or invalid search parameters → defaults", () => {
  expect(activitySearch({})).toEqual({ page: 0, size: 20 });
  expect(activitySearch({ page: 2, size: 50, about: "privacy" })).toEqual({ page: 2, size: 50, about: "privacy" });
  expect(activitySearch({ page: -1, size: "x", about: "toString" })).toEqual({ page: 0, size: 11 });
});
