import type { ResumeUpload } from "./schema.ts";

type UploadState = Pick<ResumeUpload, "state">;
export type PendingUpload<U extends UploadState = ResumeUpload> = U & { state: "reading" | "ready" | "failed" };

/**
 * The upload that its owner should continue with, or null.
 * Uploads are sorted newest first; those older than a confirmed upload are superseded.
 * A failed upload counts only if no other upload is waiting.
 */
export function pendingUploadOf<U extends UploadState>(uploads: readonly U[]): PendingUpload<U> | null {
  const confirmed = uploads.findIndex(({ state }) => state === "confirmed");
  const current = confirmed < 0 ? uploads : uploads.slice(0, confirmed);
  const waiting = current.find(({ state }) => state === "reading" || state === "ready");
  return (waiting ?? current.find(({ state }) => state === "failed") ?? null) as PendingUpload<U> | null;
}
