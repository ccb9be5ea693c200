import { expect, test } from "vitest";
import { replyDue } from "./reply-due.ts";

const now = Date.parse("2026-11-15T22:30:00.000Z");

test("the days until a reply is due are calendar days in Italian time", () => {
  expect(replyDue(null, now)).toBeNull();
  expect(replyDue("2026-11-18T08:00:00.000Z", now)).toEqual({ late: false, days: 3 });
  expect(replyDue("2026-11-15T22:45:00.000Z", now)).toEqual({ late: false, days: 0 });
  // In Rome this is ten past midnight, so the reply is due on the next day.
  expect(replyDue("2026-11-15T23:10:00.000Z", now)).toEqual({ late: false, days: 1 });
});

test("after its promised time a reply is late: by 0 days on the same day, then by whole days", () => {
  expect(replyDue("2026-11-15T20:00:00.000Z", now)).toEqual({ late: true, days: 0 });
  expect(replyDue("2026-11-13T10:00:00.000Z", now)).toEqual({ late: true, days: 2 });
});

test("daylight saving time ends before the reply is due → the count of days is unchanged", () => {
  const before = Date.parse("2026-10-24T12:00:00.000Z");
  expect(replyDue("2026-10-26T12:00:00.000Z", before)).toEqual({ late: false, days: 2 });
});
