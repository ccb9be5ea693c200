import type { ResumeUpload } from "@orbita/contract";
import { useState } from "react";
import { useSendDocument } from "~/domain/resume-uploads/use-send-document.ts";
import { api } from "~/shell/api/client.ts";

/** Uploads a CV for the onboarding. The uploaded CV stays until the user discards it to choose another. */
export function useResumeUpload() {
  const [sent, setSent] = useState<ResumeUpload | null>(null);
  const { state, ...document } = useSendDocument(setSent);

  function discard(): void {
    if (sent)
      void api()
        .resumeUploads.discard({ params: { id: sent.id } })
        .catch(() => undefined);
    setSent(null);
    document.cancel();
  }

  return { ...document, uploadId: sent?.id ?? null, state: sent ? ({ kind: "kept" } as const) : state, discard };
}
export type ResumeUploadControl = ReturnType<typeof useResumeUpload>;
