import { beforeEach, expect, test, vi } from "vitest";
import { keep, readKept } from "./kept-application.ts";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});
beforeEach(() => store.clear());

const of = { person: "p1", jobPost: "j1" };
const draft = { versionId: null, documentId: "d1", motivation: "Perché qui", answers: ["yes", null] };
const day = 24 * 60 * 60_000;

test("a draft is restored for the same person and post only", () => {
  keep(of, draft, 0);
  expect(readKept("p1", "j1", day)).toEqual(draft);
  expect(readKept("p2", "j1", day)).toBeNull();
  expect(readKept("p1", "j2", day)).toBeNull();
});

test("a draft is deleted after seven days, and after sending", () => {
  keep(of, draft, 0);
  expect(readKept("p1", "j1", 7 * day + 1)).toBeNull();
  keep(of, null, day);
  expect(readKept("p1", "j1", day)).toBeNull();
  expect(store.size).toBe(0);
});

test("other drafts in this browser are kept", () => {
  store.set("orbita.drafts", JSON.stringify({ "p1:resume": { at: 1 } }));
  keep(of, draft, 0);
  keep(of, null, 0);
  expect(JSON.parse(store.get("orbita.drafts") ?? "")).toEqual({ "p1:resume": { at: 1 } });
});

test("a draft in an unknown format is ignored", () => {
  store.set("orbita.drafts", JSON.stringify({ "p1:apply:j1": { at: 0, motivation: 3 } }));
  expect(readKept("p1", "j1", 1)).toBeNull();
});
