import { expect, test } from "vitest";
import { daysLate, daysWaiting, getUrgency } from "./waiting-labels.tsx";

const now = Date.parse("2026-11-15T12:00:00Z");

test.each([
  [null, "calm"],
  ["2026-11-17T08:00:00Z", "calm"],
  ["2026-11-16T20:00:00Z", "near"],
  ["2026-11-15T13:00:00Z", "near"],
  ["2026-11-15T11:59:00Z", "late"],
  ["2026-11-13T11:59:00Z", "late"],
])("reply promised by %s → urgency %s", (replyBy, urgency) => expect(getUrgency({ replyBy }, now)).toBe(urgency));

test("days that an application waits or is late → counted as calendar days in Rome", () => {
  expect(daysWaiting({ moved: "2026-11-14T22:30:00Z" }, now)).toBe(1);
  expect(daysWaiting({ moved: "2026-11-14T23:30:00Z" }, now)).toBe(0);
  expect(daysLate("2026-11-13T11:59:00Z", now)).toBe(2);
});
