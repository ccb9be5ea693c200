import { expect, test } from "vitest";
import { replyDue } from "./reply-due.ts";

const now = Date.parse("2026-11-15T22:30:00.000Z");

test("counts calendar days in Italian time", () => {
  expect(replyDue(null, now)).toBeNull();
  expect(replyDue("2026-11-18T08:00:00.000Z", now)).toEqual({ late: false, days: 3 });
  expect(replyDue("2026-11-15T22:45:00.000Z", now)).toEqual({ late: false, days: 0 });
  // In Rome it is past midnight: half an hour later is the next day.
  expect(replyDue("2026-11-15T23:10:00.000Z", now)).toEqual({ late: false, days: 1 });
});

test("after the promised time the reply is late, starting on the same day", () => {
  expect(replyDue("2026-11-15T20:00:00.000Z", now)).toEqual({ late: true, days: 0 });
  expect(replyDue("2026-11-13T10:00:00.000Z", now)).toEqual({ late: true, days: 2 });
});

test("a daylight saving change does not change the day count", () => {
  const before = Date.parse("2026-10-24T12:00:00.000Z");
  expect(replyDue("2026-10-26T12:00:00.000Z", before)).toEqual({ late: false, days: 2 });
});
