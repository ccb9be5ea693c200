import { draftsKey } from "~/shell/session/storage-keys.ts";
import type { DraftChanges } from "./form-state.ts";
import { spaceFields } from "./space-values.ts";

export type StoredDraft = DraftChanges & { at: number };

const keptMs = 7 * 24 * 60 * 60_000;
const keyOf = (person: string, space: string): string => `${person}:${space}`;

function readAll(now: number): Record<string, StoredDraft> {
  try {
    const all = JSON.parse(localStorage.getItem(draftsKey) ?? "{}") as Record<string, StoredDraft>;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at <= now && now - at < keptMs));
  } catch {
    // The stored draft comes from another version of this page, or the storage is unavailable.
    return {};
  }
}

/** The user's unsaved input for this Space, stored on this device for seven days. */
export function readDraft(person: string, space: string, now = Date.now()): StoredDraft | null {
  const draft = readAll(now)[keyOf(person, space)];
  if (!draft || typeof draft.to !== "object" || typeof draft.from !== "object") return null;
  return spaceFields.some((field) => field in draft.to) ? draft : null;
}

export function storeDraft(
  of: { person: string; space: string },
  changes: DraftChanges | null,
  now = Date.now(),
): void {
  const all = readAll(now);
  const key = keyOf(of.person, of.space);
  if (changes && Object.keys(changes.to).length > 0) all[key] = { ...changes, at: now };
  else delete all[key];
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(draftsKey, JSON.stringify(all));
    else localStorage.removeItem(draftsKey);
  } catch {
    // If the storage is full or unavailable, there is no draft; the page still asks before the user leaves.
  }
}
