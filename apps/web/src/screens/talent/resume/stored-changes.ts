import type { Resume } from "@orbita/contract";
import { draftsKey } from "~/shell/session/storage-keys.ts";
import { keysOf, pick, type ResumeChanges } from "./changes.ts";
import { rebase } from "./merge.ts";

type ResumeDraft = { at: number; id: string; from: ResumeChanges; to: ResumeChanges };

const keptMs = 7 * 24 * 60 * 60_000;
const keyOf = (person: string): string => `${person}:resume`;

function readAll(): Record<string, ResumeDraft> {
  try {
    return JSON.parse(localStorage.getItem(draftsKey) ?? "{}") as Record<string, ResumeDraft>;
  } catch {
    // The stored text is invalid JSON, written by another version of this page, or the storage is blocked.
    return {};
  }
}

/** Stores unsaved changes on this device for seven days, with the values on which they are based. Null removes them. */
export function storeChanges(
  person: string,
  kept: { base: Resume; changes: ResumeChanges } | null,
  now = Date.now(),
): void {
  const all = readAll();
  if (kept) {
    const { base, changes } = kept;
    all[keyOf(person)] = { at: now, id: base.id, from: pick(base, keysOf(changes)), to: changes };
  } else delete all[keyOf(person)];
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(draftsKey, JSON.stringify(all));
    else localStorage.removeItem(draftsKey);
  } catch {
    // The storage is full or blocked, so the changes are not stored. The page still shows that they are unsaved.
  }
}

/** The unsaved changes of an earlier visit, rebased onto the current resume. */
export function readUnsavedChanges(person: string, resume: Resume, now = Date.now()): ResumeChanges {
  const kept = readAll()[keyOf(person)];
  if (!kept || kept.id !== resume.id || now - kept.at > keptMs) return {};
  return rebase({ ...resume, ...kept.from }, kept.to, resume);
}
