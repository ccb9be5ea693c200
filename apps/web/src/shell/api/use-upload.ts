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

export type Upload = {
  file: File | null;
  state: UploadState;
  /** The file once it is stored; null when it was refused or cancelled, which the state tells. */
  send: (file: File, crop?: UploadCrop) => Promise<StoredFile | null>;
  cancel: () => void;
  retry: () => Promise<StoredFile | null>;
  /** Begin anew; what is stored stays. */
  reset: () => void;
  /** Begin anew; what is stored and was not used is deleted. */
  discard: () => void;
};

type Order = { file: File; crop: UploadCrop | undefined; key: string };

/** One file on its way to the store: progress, cancel, retry. Leaving the page ends it. */
export function useUpload(purpose: FilePurpose): Upload {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  const last = useRef<Order>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (order: Order): Promise<StoredFile | null> => {
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
        // An answer, even a refusal, ends the act; without one, trying again is the same.
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
    // What is left behind by a lost network is swept by the server.
    if (state.kind === "kept")
      void api()
        .files.remove({ params: { id: state.stored.id } })
        .catch(() => undefined);
    reset();
  }

  return { file, state, send, cancel: reset, retry, reset, discard };
}
