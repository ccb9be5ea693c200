import { expect, test } from "vitest";
import { readStatistics, withChange } from "./statistics-search.ts";

test("invalid search parameters fall back to the defaults", () => {
  expect(readStatistics({})).toEqual({ period: "90d", post: undefined });
  expect(readStatistics({ period: "12m", post: "p1" })).toEqual({ period: "12m", post: "p1" });
  expect(readStatistics({ period: "7d" as never, post: " " })).toEqual({ period: "90d", post: undefined });
});

test("the default period is omitted from the URL", () => {
  expect(withChange({ period: "12m", post: "p1" }, { period: "90d" })).toEqual({ post: "p1" });
  expect(withChange({ period: "12m", post: "p1" }, { post: undefined })).toEqual({ period: "12m" });
});
