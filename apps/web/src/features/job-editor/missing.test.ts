import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { expect, test } from "vitest";
import { missingFor } from "./missing.ts";

test("a whole post misses nothing", () => expect(missingFor(wholePost, "company")).toEqual([]));

test("an empty one misses each field once", () => {
  const fields = missingFor({}, "company").map(({ field }) => field);
  expect(fields).toContain("ccnl");
  expect(new Set(fields).size).toBe(fields.length);
});
