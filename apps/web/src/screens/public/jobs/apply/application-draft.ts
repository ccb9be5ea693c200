import { draftsKey } from "~/shell/session/storage-keys.ts";

export type ApplicationDraft = {
  versionId: string | null;
  documentId: string | null;
  motivation: string;
  /** Answers by the index of their question; null if not answered yet. */
  answers: readonly (string | null)[];
};
type StoredDraft = ApplicationDraft & { at: number };

const keptMs = 7 * 24 * 60 * 60_000;
const keyOf = (person: string, jobPost: string): string => `${person}:apply:${jobPost}`;

function readAll(): Record<string, StoredDraft> {
  try {
    return JSON.parse(localStorage.getItem(draftsKey) ?? "{}") as Record<string, StoredDraft>;
  } catch {
    // The stored text is not valid JSON, or local storage is unavailable.
    return {};
  }
}

/** Returns the stored draft of a person's application to a post, or null. Drafts stay in this browser and expire after seven days. */
export function readApplicationDraft(person: string, jobPost: string, now = Date.now()): ApplicationDraft | null {
  const kept = readAll()[keyOf(person, jobPost)];
  if (!kept || now - kept.at > keptMs || typeof kept.motivation !== "string" || !Array.isArray(kept.answers))
    return null;
  const { at: _, ...draft } = kept;
  return draft;
}

export function saveApplicationDraft(
  of: { person: string; jobPost: string },
  draft: ApplicationDraft | null,
  now = Date.now(),
): void {
  const all = readAll();
  const key = keyOf(of.person, of.jobPost);
  if (draft) all[key] = { ...draft, at: now };
  else delete all[key];
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(draftsKey, JSON.stringify(all));
    else localStorage.removeItem(draftsKey);
  } catch {
    // Local storage is full or unavailable: the text only stays in the dialog.
  }
}
