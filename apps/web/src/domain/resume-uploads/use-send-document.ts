import type { ResumeUpload } from "@orbita/contract";
import { heads } from "@orbita/contract/heads.gen";
import { pathOf } from "@orbita/contract/kernel/client";
import { useEffect, useRef, useState } from "react";
import { OfflineError } from "~/shell/api/failure.ts";
import { sendForm } from "~/shell/api/upload.ts";

type DocumentUploadState = { kind: "idle" } | { kind: "sending"; share: number } | { kind: "failed"; error: unknown };
type DocumentUploadRequest = { file: File; key: string };

/** Uploads one CV, with progress, cancel and retry. */
export function useSendDocument(onSent: (upload: ResumeUpload) => void) {
  const [state, setState] = useState<DocumentUploadState>({ kind: "idle" });
  const [order, setOrder] = useState<DocumentUploadRequest | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(next: DocumentUploadRequest): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setOrder(next);
    setState({ kind: "sending", share: 0 });
    const onProgress = (share: number) => !signal.aborted && setState({ kind: "sending", share });
    try {
      const path = pathOf(heads.resumeUploads.parse, {});
      onSent(await sendForm<ResumeUpload>({ path, ...next }, { onProgress, signal }));
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: "failed", error });
      // Any response, even an error, uses up the idempotency key. Without a response, a retry sends the same key again.
      if (!(error instanceof OfflineError)) setOrder({ ...next, key: crypto.randomUUID() });
    }
  }

  return {
    state,
    file: order?.file ?? null,
    send: (file: File) => start({ file, key: crypto.randomUUID() }),
    retry: () => (order ? start(order) : Promise.resolve()),
    cancel: () => {
      running.current?.abort();
      setOrder(null);
      setState({ kind: "idle" });
    },
  };
}
export type DocumentUploadControl = ReturnType<typeof useSendDocument>;
