import { expect, test } from "vitest";
import { isNew, newsFrom, nextAsk } from "./rules.ts";

const at = (text: string) => new Date(text);
const next = (frequency: Parameters<typeof nextAsk>[0], now: string) => nextAsk(frequency, at(now)).toISOString();

test.each([
  ["before seven, the same morning", "2026-11-16T05:59:59.999Z", "2026-11-16T06:00:00.000Z"],
  ["at seven, the next", "2026-11-16T06:00:00.000Z", "2026-11-17T06:00:00.000Z"],
  ["past midnight in Italy, not yet in Greenwich", "2026-11-15T23:30:00.000Z", "2026-11-16T06:00:00.000Z"],
  ["the night the clocks go forward", "2026-03-28T12:00:00.000Z", "2026-03-29T05:00:00.000Z"],
  ["the night they go back", "2026-10-24T12:00:00.000Z", "2026-10-25T06:00:00.000Z"],
])("saved search with daily frequency → due at seven in Rome: %s", (_, now, due) => {
  expect(next("daily", now)).toBe(due);
  expect(next("none", now)).toBe(due);
});

test.each([
  ["a Sunday", "2026-11-15T12:00:00.000Z", "2026-11-16T06:00:00.000Z"],
  ["a Monday before seven", "2026-11-16T05:00:00.000Z", "2026-11-16T06:00:00.000Z"],
  ["a Monday after seven", "2026-11-16T06:00:00.000Z", "2026-11-23T06:00:00.000Z"],
  ["over the change to winter", "2026-10-20T12:00:00.000Z", "2026-10-26T06:00:00.000Z"],
  ["over the change to summer", "2026-03-24T12:00:00.000Z", "2026-03-30T05:00:00.000Z"],
])("saved search with weekly frequency → due on Monday at seven: %s", (_, now, due) =>
  expect(next("weekly", now)).toBe(due),
);

test('saved search with the frequency "at once" → due within the next minute', () => {
  const now = at("2026-11-16T10:00:00.000Z");
  const due = nextAsk("atOnce", now);
  expect(due > now).toBe(true);
  expect(due.getTime() - now.getTime()).toBeLessThan(60_000);
});

test("run of a saved search → starts a day before the end of the previous run, but not before the search was saved", () => {
  const since = at("2026-11-10T10:00:00.000Z");
  expect(isNew({ since, asked_until: since })).toBe(true);
  const soon = { since, asked_until: at("2026-11-10T11:00:00.000Z") };
  expect(isNew(soon)).toBe(false);
  expect(newsFrom(soon)).toEqual(since);
  expect(newsFrom({ since, asked_until: at("2026-11-16T06:00:00.000Z") })).toEqual(at("2026-11-15T06:00:00.000Z"));
});
