import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFile, type CalendarEntry } from "./calendar.ts";

const entry: CalendarEntry = {
  id: "0195b0a0-0000-7000-8000-000000000001",
  sequence: 3,
  at: new Date("2026-11-16T12:00:00Z"),
  from: new Date("2026-11-17T08:30:00Z"),
  until: new Date("2026-11-17T09:15:00Z"),
  title: "Colloquio: Lanterna, Sviluppo; backend",
  words: "Prima riga, con virgola;\nseconda riga \\ e una barra",
  place: "Via San Luca, 4; Genova",
  link: "https://orbita.example/applications?id=1",
};
const sent = {
  method: "REQUEST",
  organizer: { name: "Lanterna Software", email: "aiuto@orbita.example" },
  to: "giulia@posta.example",
} as const;

/** Parses a calendar file with a library that `calendarFile` does not use. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  return { calendar, event };
}

/** Generates the special characters of the calendar format often; without the weight they would occur once in ten thousand. */
const sign = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(";", ",", ":", '"', "\\", "\\n") },
);
/** Generates text as it reaches a calendar file: line ends are normalized and control characters are removed by the forms. */
const anyWords = fc
  .string({ unit: sign, maxLength: 400 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, " ").trim() || "x");
const moment = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

describe("calendarFile of an interview", () => {
  test("calendar file parsed by another library → has all its fields", () => {
    const { calendar, event } = readBack(calendarFile(entry, sent));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect(event.uid).toBe(entry.id);
    expect(event.sequence).toBe(3);
    expect(event.startDate.toJSDate()).toEqual(entry.from);
    expect(event.endDate.toJSDate()).toEqual(entry.until);
    expect(event.summary).toBe(entry.title);
    expect(event.description).toBe(entry.words);
    expect(event.location).toBe(entry.place);
    expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-16T12:00:00Z");
    expect(event.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      "mailto:giulia@posta.example",
    ]);
    expect(event.component.getFirstPropertyValue("organizer")).toBe("mailto:aiuto@orbita.example");
  });

  test("interview cancelled → the calendar file keeps its id and has the status CANCELLED", () => {
    const { calendar, event } = readBack(calendarFile({ ...entry, sequence: 4 }, { ...sent, method: "CANCEL" }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(event.uid).toBe(entry.id);
    expect(event.sequence).toBe(4);
    expect(event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  test("calendar file downloaded from the page → has no method, attendee or organizer", () => {
    const file = calendarFile(entry, null);
    expect(file).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/);
    expect(readBack(file).event.uid).toBe(entry.id);
  });

  test("calendar file with any title and description → the same after parsing, in lines of at most 75 octets", () => {
    fc.assert(
      fc.property(anyWords, anyWords, moment, (title, words, from) => {
        const file = calendarFile(
          { ...entry, title, words, from, until: new Date(from.getTime() + 45 * 60_000) },
          sent,
        );
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { event } = readBack(file);
        expect(event.summary).toBe(title);
        expect(event.description).toBe(words);
        expect(event.startDate.toJSDate()).toEqual(from);
      }),
      { numRuns: 300 },
    );
  });
});
