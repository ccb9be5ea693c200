import { expect, test } from "vitest";
import { readStatistics, changeStatisticsSearch } from "./statistics-search.ts";

test("statistics page: invalid search parameters → defaults", () => {
  expect(readStatistics({})).toEqual({ period: "90d", post: undefined });
  expect(readStatistics({ period: "12m", post: "p1" })).toEqual({ period: "12m", post: "p1" });
  expect(readStatistics({ period: "7d" as never, post: " " })).toEqual({ period: "90d", post: undefined });
});

test("the URL of the statistics page omits the default period", () => {
  expect(changeStatisticsSearch({ period: "12m", post: "p1" }, { period: "90d" })).toEqual({ post: "p1" });
  expect(changeStatisticsSearch({ period: "12m", post: "p1" }, { post: undefined })).toEqual({ period: "12m" });
});
