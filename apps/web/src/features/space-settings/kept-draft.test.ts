import { beforeEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft } from "./kept-draft.ts";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-15T12:00:00Z");
const changes = { from: { headline: "Prima" }, to: { headline: "Dopo" } };
const of = { person: "p1", space: "s1" };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

test("a draft is kept for seven days, per user and Space", () => {
  keepDraft(of, changes, now);
  expect(readDraft("p1", "s1", now)).toEqual({ ...changes, at: now });
  expect(readDraft("p1", "s1", now + 7 * dayMs - 1)).not.toBeNull();
  expect(readDraft("p1", "s1", now + 7 * dayMs)).toBeNull();
  expect(readDraft("p2", "s1", now)).toBeNull();
  expect(readDraft("p1", "s2", now)).toBeNull();
});

test("keeping an empty draft deletes it and does not touch another Space's draft", () => {
  keepDraft(of, changes, now);
  keepDraft({ person: "p1", space: "s2" }, changes, now);
  keepDraft(of, { from: {}, to: {} }, now);
  expect(readDraft("p1", "s1", now)).toBeNull();
  expect(readDraft("p1", "s2", now)).not.toBeNull();
  keepDraft({ person: "p1", space: "s2" }, null, now);
  expect(localStorage.getItem("orbita.drafts")).toBeNull();
});

test("an unreadable draft or one without known fields is ignored", () => {
  localStorage.setItem("orbita.drafts", "{");
  expect(readDraft("p1", "s1", now)).toBeNull();
  localStorage.setItem("orbita.drafts", JSON.stringify({ "p1:s1": { at: now, from: {}, to: { unknown: 1 } } }));
  expect(readDraft("p1", "s1", now)).toBeNull();
});
