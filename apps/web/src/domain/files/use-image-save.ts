import type { StoredFile } from "@orbita/contract";
import { useRef, useState } from "react";
import type { UploadCrop } from "~/shell/api/upload.ts";
import { useUpload } from "~/shell/api/use-upload.ts";
import type { ImagePurpose } from "./use-chosen-image.ts";

type ImageSaveState = { kind: "idle" } | { kind: "saving" } | { kind: "failed"; error: unknown };

/**
 * Uploads an image and then applies it with the caller's function; null removes it.
 * A retry resumes after the step that succeeded.
 */
export function useImageSave(purpose: ImagePurpose, apply: (id: string | null) => Promise<void>) {
  const upload = useUpload(purpose);
  const [saving, setSaving] = useState<ImageSaveState>({ kind: "idle" });
  const stored = useRef<StoredFile>(null);

  async function put(id: string | null): Promise<boolean> {
    setSaving({ kind: "saving" });
    try {
      await apply(id);
      setSaving({ kind: "idle" });
      stored.current = null;
      upload.reset();
      return true;
    } catch (error) {
      setSaving({ kind: "failed", error });
      return false;
    }
  }

  const { state } = upload;
  return {
    share: state.kind === "sending" ? state.share : null,
    busy: state.kind === "sending" || saving.kind === "saving",
    error: saving.kind === "failed" ? saving.error : state.kind === "failed" ? state.error : null,
    /** Uploads and applies an image. Resolves to whether it was applied. */
    use: async (file: File, crop: UploadCrop): Promise<boolean> => {
      stored.current ??= await upload.send(file, crop);
      return stored.current ? put(stored.current.id) : false;
    },
    remove: () => put(null),
    cancel: () => {
      stored.current = null;
      setSaving({ kind: "idle" });
      upload.discard();
    },
    /** Discards the stored file after the crop has changed. */
    changed: () => {
      if (!stored.current) return;
      stored.current = null;
      upload.discard();
    },
  };
}

export type ImageSaveControl = ReturnType<typeof useImageSave>;
