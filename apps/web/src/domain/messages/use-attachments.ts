import type { StoredFile } from "@orbita/contract";
import { messageLimits } from "@orbita/contract/messages/schema";
import { useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { uploadFile } from "~/shell/api/upload.ts";

export type AttachmentUpload = { key: string; file: File; share: number; stored: StoredFile | null; error: unknown };

const removeStored = ({ stored }: AttachmentUpload) => {
  // A failure is ignored, because the server deletes files that are never sent.
  if (stored)
    void api()
      .files.remove({ params: { id: stored.id } })
      .catch(() => undefined);
};

/** Attachments of a message. Each file is uploaded and scanned when it is added, and sent with the text. */
export function useAttachments() {
  const [files, setFiles] = useState<AttachmentUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((one) => one.abort());
  }, []);
  const change = (key: string, next: Partial<AttachmentUpload>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  async function start({ key, file }: AttachmentUpload): Promise<void> {
    const control = new AbortController();
    running.current.set(key, control);
    try {
      const onProgress = (share: number) => change(key, { share });
      const stored = await uploadFile({ purpose: "messageFile", file, key }, { onProgress, signal: control.signal });
      change(key, { stored });
    } catch (error) {
      if (!control.signal.aborted) change(key, { error });
    } finally {
      running.current.delete(key);
    }
  }

  function add(chosen: readonly File[]): void {
    const fresh = chosen
      .slice(0, messageLimits.files - files.length)
      .map((file) => ({ key: crypto.randomUUID(), file, share: 0, stored: null, error: null }));
    setFiles([...files, ...fresh]);
    for (const one of fresh) void start(one);
  }

  function remove(one: AttachmentUpload): void {
    running.current.get(one.key)?.abort();
    removeStored(one);
    setFiles((all) => all.filter(({ key }) => key !== one.key));
  }

  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    full: files.length >= messageLimits.files,
    busy: files.some(({ stored, error }) => stored === null && error === null),
    failed: files.some(({ error }) => error !== null),
    ids: files.flatMap(({ stored }) => (stored ? [stored.id] : [])),
  };
}
