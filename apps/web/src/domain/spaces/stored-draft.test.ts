import { beforeEach, expect, test, vi } from "vitest";
import { storeDraft, readDraft } from "./stored-draft.ts";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-15T12:00:00Z");
const changes = { from: { headline: "Precedenti" }, to: { headline: "Successive" } };
const of = { person: "p1", space: "s1" };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

test("the draft of the Space settings is kept for seven days, per user and Space", () => {
  storeDraft(of, changes, now);
  expect(readDraft("p1", "s1", now)).toEqual({ ...changes, at: now });
  expect(readDraft("p1", "s1", now + 7 * dayMs - 1)).not.toBeNull();
  expect(readDraft("p1", "s1", now + 7 * dayMs)).toBeNull();
  expect(readDraft("p2", "s1", now)).toBeNull();
  expect(readDraft("p1", "s2", now)).toBeNull();
});

test("storing an empty draft of the Space settings deletes it; another Space's draft stays", () => {
  storeDraft(of, changes, now);
  storeDraft({ person: "p1", space: "s2" }, changes, now);
  storeDraft(of, { from: {}, to: {} }, now);
  expect(readDraft("p1", "s1", now)).toBeNull();
  expect(readDraft("p1", "s2", now)).not.toBeNull();
  storeDraft({ person: "p1", space: "s2" }, null, now);
  expect(localStorage.getItem("orbita.drafts")).toBeNull();
});

test("draft of the Space settings that is unreadable or has no known fields → ignored", () => {
  localStorage.setItem("orbita.drafts", "{");
  expect(readDraft("p1", "s1", now)).toBeNull();
  localStorage.setItem("orbita.drafts", JSON.stringify({ "p1:s1": { at: now, from: {}, to: { unknown: 1 } } }));
  expect(readDraft("p1", "s1", now)).toBeNull();
});
