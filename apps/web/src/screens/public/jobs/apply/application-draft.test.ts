import { beforeEach, expect, test, vi } from "vitest";
import { saveApplicationDraft, readApplicationDraft } from "./application-draft.ts";

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

test("the draft of an application is restored only for the same person and the same job", () => {
  saveApplicationDraft(of, draft, 0);
  expect(readApplicationDraft("p1", "j1", day)).toEqual(draft);
  expect(readApplicationDraft("p2", "j1", day)).toBeNull();
  expect(readApplicationDraft("p1", "j2", day)).toBeNull();
});

test("the draft of an application is ignored after seven days, and deleted once the application is sent", () => {
  saveApplicationDraft(of, draft, 0);
  expect(readApplicationDraft("p1", "j1", 7 * day + 1)).toBeNull();
  saveApplicationDraft(of, null, day);
  expect(readApplicationDraft("p1", "j1", day)).toBeNull();
  expect(store.size).toBe(0);
});

test("saving and deleting the draft of an application → other drafts in this browser are kept", () => {
  store.set("orbita.drafts", JSON.stringify({ "p1:resume": { at: 1 } }));
  saveApplicationDraft(of, draft, 0);
  saveApplicationDraft(of, null, 0);
  expect(JSON.parse(store.get("orbita.drafts") ?? "")).toEqual({ "p1:resume": { at: 1 } });
});

test("the draft of an application in an unknown format → ignored", () => {
  store.set("orbita.drafts", JSON.stringify({ "p1:apply:j1": { at: 0, motivation: 3 } }));
  expect(readApplicationDraft("p1", "j1", 1)).toBeNull();
});
