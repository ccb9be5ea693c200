import { expect, test } from "vitest";
import { promiseDay } from "./promise-day.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test.each([
  ["2026-11-15T16:00:00Z", 7, 7],
  ["2026-11-16T16:00:00Z", 7, 6],
  ["2026-11-14T10:00:00Z", 7, 8],
  // A reply that became late this morning counts as one day late.
  ["2026-11-15T08:00:00Z", 7, 8],
  ["2026-11-30T08:00:00Z", 7, 0],
])("reply promised by %s within %i days → today is day %i", (replyBy, replyDays, day) => {
  expect(promiseDay({ replyBy, replyDays }, now)).toBe(day);
});
