import type { StoredFile } from "@orbita/contract";
import type { FilePurpose } from "@orbita/contract/files/limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "./client.ts";
import { OfflineError } from "./failure.ts";
import { uploadFile, type UploadCrop } from "./upload.ts";

export type UploadState =
  | { kind: "idle" }
  | { kind: "sending"; share: number }
  | { kind: "kept"; stored: StoredFile }
  | { kind: "failed"; error: unknown };

export type UploadControl = {
  file: File | null;
  state: UploadState;
  /** Uploads a file. Resolves to the stored file, or to null if it was refused or cancelled; `state` says which. */
  send: (file: File, crop?: UploadCrop) => Promise<StoredFile | null>;
  cancel: () => void;
  retry: () => Promise<StoredFile | null>;
  /** Resets the upload. A stored file stays on the server. */
  reset: () => void;
  /** Resets the upload and deletes a stored file that was not used. */
  discard: () => void;
};

type RetryableUpload = { file: File; crop: UploadCrop | undefined; key: string };

/** Uploads one file, with progress, cancel and retry. Leaving the page aborts the upload. */
export function useUpload(purpose: FilePurpose): UploadControl {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  const last = useRef<RetryableUpload>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (order: RetryableUpload): Promise<StoredFile | null> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      last.current = order;
      setFile(order.file);
      setState({ kind: "sending", share: 0 });
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ kind: "sending", share });
      };
      try {
        const stored = await uploadFile({ purpose, ...order }, { onProgress, signal });
        setState({ kind: "kept", stored });
        return stored;
      } catch (error) {
        if (!signal.aborted) setState({ kind: "failed", error });
        // Any response, even a refusal, uses up the idempotency key. Without a response, a retry uses the same key.
        if (!(error instanceof OfflineError)) last.current = { ...order, key: crypto.randomUUID() };
        return null;
      }
    },
    [purpose],
  );

  const reset = useCallback(() => {
    running.current?.abort();
    last.current = null;
    setFile(null);
    setState({ kind: "idle" });
  }, []);

  const send = useCallback(
    (chosen: File, crop?: UploadCrop) => start({ file: chosen, crop, key: crypto.randomUUID() }),
    [start],
  );
  const retry = useCallback(async () => (last.current ? start(last.current) : null), [start]);

  function discard(): void {
    // If this request to delete the file is lost, the server deletes the unused file later.
    if (state.kind === "kept")
      void api()
        .files.remove({ params: { id: state.stored.id } })
        .catch(() => undefined);
    reset();
  }

  return { file, state, send, cancel: reset, retry, reset, discard };
}
