import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minuteOfDay, nextAt } from "../kernel/local-time.ts";
import { mailDue, type MailTimingPreference } from "./mail-times.ts";

const wish: MailTimingPreference = {
  rhythm: "atOnce",
  always: false,
  quietFrom: null,
  quietTo: null,
  zone: "Europe/Rome",
};
const night = { quietFrom: 21 * 60, quietTo: 8 * 60 };
const due = (now: string, more: Partial<MailTimingPreference> = {}) =>
  mailDue(new Date(now), { ...wish, ...more }).toISOString();

describe("mailDue, the time to send a mail", () => {
  test('mail with the rhythm "at once" → sent at once', () => {
    expect(due("2026-11-16T22:30:00Z")).toBe("2026-11-16T22:30:00.000Z");
  });

  test("mail with the daily rhythm → sent at eight in the recipient's time zone, today if eight is still ahead", () => {
    expect(due("2026-11-16T06:59:00Z", { rhythm: "daily" })).toBe("2026-11-16T07:00:00.000Z");
    expect(due("2026-11-16T07:00:00Z", { rhythm: "daily" })).toBe("2026-11-17T07:00:00.000Z");
    expect(due("2026-11-16T07:00:00Z", { rhythm: "daily", zone: "America/New_York" })).toBe("2026-11-16T13:00:00.000Z");
  });

  test("mail with the weekly rhythm → sent on Monday at eight, or a week later if eight has passed", () => {
    expect(due("2026-11-16T06:00:00Z", { rhythm: "weekly" })).toBe("2026-11-16T07:00:00.000Z");
    expect(due("2026-11-16T08:00:00Z", { rhythm: "weekly" })).toBe("2026-11-23T07:00:00.000Z");
  });

  test("mail due in quiet hours, across midnight or within a day → sent when the quiet hours end", () => {
    expect(due("2026-11-16T19:59:00Z", night)).toBe("2026-11-16T19:59:00.000Z");
    expect(due("2026-11-16T20:00:00Z", night)).toBe("2026-11-17T07:00:00.000Z");
    expect(due("2026-11-17T06:59:00Z", night)).toBe("2026-11-17T07:00:00.000Z");
    expect(due("2026-11-17T07:00:00Z", night)).toBe("2026-11-17T07:00:00.000Z");
    expect(due("2026-11-17T12:10:00Z", { quietFrom: 13 * 60, quietTo: 14 * 60 })).toBe("2026-11-17T13:00:00.000Z");
  });

  test("daily digest due in quiet hours → sent when the quiet hours end", () => {
    expect(due("2026-11-16T12:00:00Z", { rhythm: "daily", quietFrom: 0, quietTo: 9 * 60 })).toBe(
      "2026-11-17T08:00:00.000Z",
    );
  });

  test("mandatory mail → sent at once, despite quiet hours and a weekly rhythm", () => {
    expect(due("2026-11-16T22:30:00Z", { ...night, rhythm: "weekly", always: true })).toBe("2026-11-16T22:30:00.000Z");
  });
});

describe("nextAt, the next occurrence of a time of day", () => {
  test("nextAt: an hour that the clock change skips → one hour later; a repeated hour → its first occurrence", () => {
    // On 28 March 2027 there is no 2:30 in Italy; on 25 October 2026 there are two.
    expect(nextAt(new Date("2027-03-27T23:30:00Z"), 150, "Europe/Rome").toISOString()).toBe("2027-03-28T01:30:00.000Z");
    expect(nextAt(new Date("2026-10-24T23:30:00Z"), 150, "Europe/Rome").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  test("any time and zone → nextAt is within the next 25 hours, and mailDue is never in quiet hours", () => {
    const zones = ["Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Chatham", "America/St_Johns", "UTC"];
    const at = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
    const minutes = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(at, fc.constantFrom(...zones), minutes, minutes, (now, zone, quietFrom, quietTo) => {
        const next = nextAt(now, quietTo, zone);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        if (quietFrom === quietTo) return;
        const leaves = mailDue(now, { ...wish, zone, quietFrom, quietTo });
        const minute = minuteOfDay(leaves, zone);
        const quiet =
          quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
        expect(quiet).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
