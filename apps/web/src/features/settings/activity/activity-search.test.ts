import { activityKinds } from "@orbita/contract/activity/schema";
import { expect, test } from "vitest";
import { activityParts } from "./activity-parts.ts";
import { activitySearch } from "./activity-search.ts";

test("every kind of line belongs to one part, or nobody would find it", () => {
  expect(Object.values(activityParts).flat().toSorted()).toEqual([...activityKinds].toSorted());
});

test("what the address says wrongly counts as not said", () => {
  expect(activitySearch({})).toEqual({ page: 0, size: 20 });
  expect(activitySearch({ page: 2, size: 50, about: "privacy" })).toEqual({ page: 2, size: 50, about: "privacy" });
  expect(activitySearch({ page: -1, size: "x", about: "toString" })).toEqual({ page: 0, size: 11 });
});
