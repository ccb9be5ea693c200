import { dayAfter, instantOf, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar.ts";
import { whenIn } from "./when.ts";

const hour = 3_600_000;
const zones = Intl.supportedValuesOf("timeZone");
const offsetAt = (zone: string, at: number) => {
  const { day, minutes } = wallTimeAt(zone, new Date(at));
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - at;
};

/** The instants of a time zone's clock changes in 2026 and 2027. */
function findChanges(zone: string): number[] {
  const [from, until] = [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)];
  const found: number[] = [];
  for (let at = from; at < until; at += 24 * hour)
    if (offsetAt(zone, at) !== offsetAt(zone, at + 24 * hour))
      for (let near = at; near < at + 24 * hour; near += hour / 2)
        if (offsetAt(zone, near) !== offsetAt(zone, near + hour / 2)) found.push(near + hour / 2);
  return found;
}

const changing = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Africa/Cairo"];
const changes = new Map(changing.map((zone) => [zone, findChanges(zone)]));
const changesOf = (zone: string): number[] => changes.get(zone)!;
/** Generates instants within a day and a half of a clock change. */
const nearChanges = fc
  .constantFrom(...changing)
  .chain((zone) =>
    fc
      .tuple(fc.constantFrom(...changesOf(zone)), fc.integer({ min: -36 * 60, max: 36 * 60 }))
      .map(([change, minutes]) => ({ zone, at: new Date(change + minutes * 60_000) })),
  );
const anywhere = fc.record({
  zone: fc.constantFrom(...zones),
  at: fc
    .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000)),
});

describe("conversion between wall times and instants", () => {
  test("time zones with daylight saving in this test → at least four clock changes in two years", () => {
    for (const zone of changing) expect(changesOf(zone).length, zone).toBeGreaterThanOrEqual(4);
  });

  test("instant converted to wall time and back → the same instant, or the earlier of two with this wall time", () => {
    fc.assert(
      fc.property(fc.oneof(nearChanges, anywhere), ({ zone, at }) => {
        const wall = wallTimeAt(zone, at);
        const back = instantOf(zone, wall)!;
        expect(wallTimeAt(zone, back)).toEqual(wall);
        expect(back.getTime()).toBeLessThanOrEqual(at.getTime());
        // The same wall time occurs twice only when the clocks go back.
        if (back.getTime() !== at.getTime())
          expect(offsetAt(zone, back.getTime())).toBeGreaterThan(offsetAt(zone, at.getTime()));
      }),
      { numRuns: 2_000 },
    );
  });

  test("instantOf → null only for wall times that the clock change skips", () => {
    const days = { "2027-03-28": [120, 150], "2026-10-25": [] as number[], "2026-11-17": [] as number[] };
    for (const [day, skipped] of Object.entries(days))
      for (let minutes = 0; minutes < 24 * 60; minutes += 30)
        expect(instantOf("Europe/Rome", { day, minutes }) === null, `${day} ${minutes}`).toBe(
          skipped.includes(minutes),
        );
  });

  test("nine o'clock on the days before and of a clock change → 23 or 25 hours apart", () => {
    const nine = (day: string) => instantOf("Europe/Rome", { day, minutes: 540 })!.getTime();
    expect(nine("2027-03-28") - nine("2027-03-27")).toBe(23 * hour);
    expect(nine("2026-10-25") - nine("2026-10-24")).toBe(25 * hour);
  });

  test("interview time entered by a member → the same instant in the talent's email and calendar file", () => {
    fc.assert(
      fc.property(nearChanges, fc.constantFrom(...zones), ({ zone, at }, other) => {
        const { day, minutes } = wallTimeAt(zone, at);
        const moment = instantOf(zone, { day, minutes: minutes - (minutes % 30) });
        if (!moment) return;
        const theirs = wallTimeAt(other, moment);
        const clock = `${String(Math.floor(theirs.minutes / 60)).padStart(2, "0")}:${String(theirs.minutes % 60).padStart(2, "0")}`;
        expect(whenIn("it", other, moment)).toContain(clock);
        const file = calendarFile(
          {
            id: "1",
            sequence: 1,
            at: moment,
            from: moment,
            until: new Date(moment.getTime() + 45 * 60_000),
            title: "x",
            words: "x",
            place: null,
            link: "",
          },
          null,
        );
        const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent("vevent")!);
        expect(event.startDate.toJSDate()).toEqual(moment);
        expect(event.duration.toSeconds()).toBe(45 * 60);
      }),
      { numRuns: 400 },
    );
  });

  test("dayAfter and mondayOf → follow the calendar", () => {
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(dayAfter("2027-03-28", -1)).toBe("2027-03-27");
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  });
});
