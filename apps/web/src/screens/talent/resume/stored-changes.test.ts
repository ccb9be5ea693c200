import { beforeEach, expect, test, vi } from "vitest";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { storeChanges, readUnsavedChanges } from "./stored-changes.ts";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-15T12:00:00Z");
const base = aResume({ experience: [anExperience("a")] });
const changes = { experience: [anExperience("a"), anExperience("mine")] };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

test("unsaved CV changes are rebased onto the current CV, for the same user and within seven days only", () => {
  storeChanges("p1", { base, changes }, now);
  const newer = aResume({ experience: [anExperience("a"), anExperience("theirs")], version: 4 });
  const ids = (at: number, person = "p1") => readUnsavedChanges(person, newer, at).experience?.map(({ id }) => id);
  expect(ids(now)?.toSorted()).toEqual(["a", "mine", "theirs"]);
  expect(ids(now + 8 * dayMs)).toBeUndefined();
  expect(ids(now, "p2")).toBeUndefined();
  expect(readUnsavedChanges("p1", { ...newer, id: "another" }, now)).toEqual({});
});

test("saving the CV removes the stored unsaved changes", () => {
  storeChanges("p1", { base, changes }, now);
  storeChanges("p1", null, now);
  expect(readUnsavedChanges("p1", base, now)).toEqual({});
});
