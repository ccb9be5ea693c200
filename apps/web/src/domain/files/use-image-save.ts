import type { StoredFile } from "@orbita/contract";
import { useRef, useState } from "react";
import type { UploadCrop } from "~/shell/api/upload.ts";
import { useUpload } from "~/shell/api/use-upload.ts";
import type { ImagePurpose } from "./use-chosen-image.ts";

type ImageSaveState = { kind: "idle" } | { kind: "saving" } | { kind: "failed"; error: unknown };

/** Uploads an image and then passes its id to `apply`; without an image, passes null. A retry does not repeat a step that succeeded. */
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
    /** Uploads the image and applies it. Resolves to true if both succeeded. */
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
    /** Call after the user changes the crop: discards the file that was stored with the previous crop. */
    changed: () => {
      if (!stored.current) return;
      stored.current = null;
      upload.discard();
    },
  };
}

export type ImageSaveControl = ReturnType<typeof useImageSave>;
