import { expect, test } from "vitest";
import { findBusyBlocks, cellsOf } from "./week.ts";

const zone = "Europe/Rome";
const at = (text: string) => Date.parse(text);
const choice = { zone, now: at("2026-11-17T09:10:00+01:00"), minutes: 45, chosen: [] as number[], busy: [] };
const stateAt = (text: string, more: Partial<Parameters<typeof cellsOf>[2]>) =>
  cellsOf("2026-11-17", 1, { ...choice, ...more }).find((cell) => cell.at.getTime() === at(text))?.state;
const someone = [{ userId: "m", startsAt: "2026-11-17T10:00:00Z", endsAt: "2026-11-17T11:00:00Z" }];

test("past and busy interview times, and times that overlap a chosen time, cannot be chosen", () => {
  expect(stateAt("2026-11-17T09:00:00+01:00", {})).toBe("past");
  expect(stateAt("2026-11-17T09:30:00+01:00", {})).toBe("open");
  expect(stateAt("2026-11-17T10:30:00+01:00", { busy: someone })).toBe("busy");
  expect(stateAt("2026-11-17T10:00:00+01:00", { busy: someone })).toBe("open");
  expect(stateAt("2026-11-17T12:00:00+01:00", { busy: someone })).toBe("open");
  const chosen = [at("2026-11-17T14:00:00+01:00")];
  expect(stateAt("2026-11-17T14:00:00+01:00", { chosen })).toBe("chosen");
  expect(stateAt("2026-11-17T14:30:00+01:00", { chosen })).toBe("near");
  expect(stateAt("2026-11-17T14:30:00+01:00", { chosen, minutes: 30 })).toBe("open");
});

test("each day of interview times starts at 9 in the member's time zone, also after a daylight saving change", () => {
  const first = (day: string) => cellsOf(day, 0, choice)[0]!.at.toISOString();
  expect(first("2027-03-26")).toBe("2027-03-26T08:00:00.000Z");
  expect(first("2027-03-29")).toBe("2027-03-29T07:00:00.000Z");
  expect(cellsOf("2027-03-29", 0, choice)).toHaveLength(18);
});

test("overlapping busy times of members are merged and clipped to the visible hours", () => {
  const busy = [
    ...someone,
    { userId: "d", startsAt: "2026-11-17T10:30:00Z", endsAt: "2026-11-17T12:00:00Z" },
    { userId: "d", startsAt: "2026-11-17T05:00:00Z", endsAt: "2026-11-17T08:30:00Z" },
    { userId: "d", startsAt: "2026-11-18T10:00:00Z", endsAt: "2026-11-18T11:00:00Z" },
  ];
  expect(findBusyBlocks("2026-11-17", { zone, busy })).toEqual([
    { from: 0, until: 30 },
    { from: 120, until: 240 },
  ]);
});
