import { expect, test } from "vitest";
import { lastWorkingDay, momentsOf } from "./overview.ts";

test("lastWorkingDay of a Monday or a Sunday → the Friday before", () => {
  expect(lastWorkingDay("2026-11-16")).toBe("2026-11-13");
  expect(lastWorkingDay("2026-11-15")).toBe("2026-11-13");
  expect(lastWorkingDay("2026-11-17")).toBe("2026-11-16");
});

test("overview of a Space → days begin and end in Italian time, also when the clocks change", () => {
  expect(momentsOf(new Date("2026-11-15T23:30:00Z"))).toMatchObject({
    endOfToday: new Date("2026-11-16T22:59:59.999Z"),
    endOfTomorrow: new Date("2026-11-17T22:59:59.999Z"),
    newSince: new Date("2026-11-12T23:00:00.000Z"),
  });
  expect(momentsOf(new Date("2026-10-25T12:00:00Z")).endOfToday).toEqual(new Date("2026-10-25T22:59:59.999Z"));
  expect(momentsOf(new Date("2026-10-24T12:00:00Z")).endOfToday).toEqual(new Date("2026-10-24T21:59:59.999Z"));
});
