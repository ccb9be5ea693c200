import { activityKinds } from "@orbita/contract/activity/schema";
import { expect, test } from "vitest";
import { activityParts } from "./activity-parts.ts";
import { activitySearch } from "./activity-search.ts";

test("every activity kind belongs to exactly one part, so that the filter can find it", () => {
  expect(Object.values(activityParts).flat().toSorted()).toEqual([...activityKinds].toSorted());
});

test("missing or invalid search parameters become defaults", () => {
  expect(activitySearch({})).toEqual({ page: 0, size: 20 });
  expect(activitySearch({ page: 2, size: 50, about: "privacy" })).toEqual({ page: 2, size: 50, about: "privacy" });
  expect(activitySearch({ page: -1, size: "x", about: "toString" })).toEqual({ page: 0, size: 11 });
});
