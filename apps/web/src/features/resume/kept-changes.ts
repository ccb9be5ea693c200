import type { Resume } from "@orbita/contract";
import { draftsKey } from "~/shell/session/drafts-key.ts";
import { keysOf, pick, type Changes } from "./changes.ts";
import { rebase } from "./merge.ts";

type Kept = { at: number; id: string; from: Changes; to: Changes };

const keptMs = 7 * 24 * 60 * 60_000;
const keyOf = (person: string): string => `${person}:resume`;

function readAll(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(draftsKey) ?? "{}") as Record<string, Kept>;
  } catch {
    // Written by another edition of this page, or not at all.
    return {};
  }
}

/** What could not be saved, for seven days, with what it was made on. */
export function keepChanges(person: string, kept: { base: Resume; changes: Changes } | null, now = Date.now()): void {
  const all = readAll();
  if (kept) {
    const { base, changes } = kept;
    all[keyOf(person)] = { at: now, id: base.id, from: pick(base, keysOf(changes)), to: changes };
  } else delete all[keyOf(person)];
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(draftsKey, JSON.stringify(all));
    else localStorage.removeItem(draftsKey);
  } catch {
    // A full or closed store keeps nothing; the page still says that it is not saved.
  }
}

/** What an earlier visit could not save, made on the resume as it is now. */
export function readKept(person: string, resume: Resume, now = Date.now()): Changes {
  const kept = readAll()[keyOf(person)];
  if (!kept || kept.id !== resume.id || now - kept.at > keptMs) return {};
  return rebase({ ...resume, ...kept.from }, kept.to, resume);
}
