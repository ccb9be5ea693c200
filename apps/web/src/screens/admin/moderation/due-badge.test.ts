import { expect, test } from "vitest";
import { dueAt, isLate } from "./due-badge.tsx";

const created = "2026-11-14T10:00:00.000Z";

test("a moderation case is due two days after the report or the appeal; a decided case has no due date", () => {
  expect(dueAt({ state: "open", created, appealed: null })).toBe("2026-11-16T10:00:00.000Z");
  const appealed = "2026-11-20T08:00:00.000Z";
  expect(dueAt({ state: "appealed", created, appealed })).toBe("2026-11-22T08:00:00.000Z");
  for (const state of ["decided", "closed"] as const) expect(dueAt({ state, created, appealed })).toBeNull();
});

test("a moderation case is late only after its due date", () => {
  const due = "2026-11-16T10:00:00.000Z";
  expect(isLate(due, Date.parse(due))).toBe(false);
  expect(isLate(due, Date.parse(due) + 1)).toBe(true);
  expect(isLate(null, Date.parse(due))).toBe(false);
});
