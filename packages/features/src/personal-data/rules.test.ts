import { expect, test } from "vitest";
import { dayIn } from "../kernel/rome-day.ts";
import { deletionDay, exportName, fateOf } from "./rules.ts";

test.each([
  ["owner", 0, 0, "closes"],
  ["viewer", 0, 0, "closes"],
  ["owner", 1, 0, "blocks"],
  ["owner", 2, 1, "stays"],
  ["recruiter", 1, 1, "stays"],
  ["viewer", 3, 0, "stays"],
] as const)(
  "account of a Space's %s deleted, %i other members (%i of them owners) → fate of the Space: %s",
  (role, others, otherOwners, fate) => {
    expect(fateOf({ role, others, otherOwners })).toBe(fate);
  },
);

test("deletion of an account → due after fourteen days, and its date is in Rome time", () => {
  const day = deletionDay(new Date("2026-11-15T23:30:00Z"));
  expect(day.toISOString()).toBe("2026-11-29T23:30:00.000Z");
  expect(dayIn("it", day)).toBe("30 novembre 2026");
  expect(dayIn("en", day)).toBe("30 November 2026");
});

test("data export file → named after the user, without characters that break paths or headers", () => {
  const now = new Date("2026-11-15T10:00:00Z");
  expect(exportName("Orbita", "giulia.ferraris", now)).toBe("orbita-giulia.ferraris-2026-11-15.json");
  expect(exportName("Borea Lavoro", "Nicolò, 3rd _x-", now)).toBe("borea-lavoro-Nicolò-3rd-_x--2026-11-15.json");
});
