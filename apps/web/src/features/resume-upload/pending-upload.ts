import type { ResumeUpload } from "@orbita/contract";

export type PendingUpload = ResumeUpload & { state: "reading" | "ready" | "failed" };

const isWaiting = (upload: ResumeUpload): upload is PendingUpload =>
  upload.state === "reading" || upload.state === "ready";
const isFailed = (upload: ResumeUpload): upload is PendingUpload => upload.state === "failed";

/**
 * The upload that its owner should continue with, or null. Uploads come newest first; those older than a confirmed one
 * are superseded. A failed upload counts only when no other upload is waiting.
 */
export function pendingUploadOf(uploads: readonly ResumeUpload[]): PendingUpload | null {
  const confirmed = uploads.findIndex(({ state }) => state === "confirmed");
  const current = confirmed < 0 ? uploads : uploads.slice(0, confirmed);
  return current.find(isWaiting) ?? current.find(isFailed) ?? null;
}
