import { fileLimits } from "@orbita/contract/files/limits";
import { useEffect, useState } from "react";

export type ImagePurpose = "profileImage" | "coverImage" | "spaceLogo" | "spaceCover";
export type ImageRefusal = { kind: "many" | "type" | "damaged" } | { kind: "size"; bytes: number };
export type ChosenImage = { file: File; src: string; width: number; height: number };

/** Checks a file before the upload; the server checks its bytes again. */
export function checkImage(purpose: ImagePurpose, files: readonly Pick<File, "type" | "size">[]): ImageRefusal | null {
  const { types, maxBytes } = fileLimits[purpose];
  const [file] = files;
  if (!file || files.length > 1) return { kind: "many" };
  if (!(types as readonly string[]).includes(file.type)) return { kind: "type" };
  return file.size > maxBytes ? { kind: "size", bytes: file.size } : null;
}

/** Decodes the image to get its size with the camera's rotation applied; null if it is damaged. */
async function open(file: File): Promise<ChosenImage | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { file, src: URL.createObjectURL(file), width, height };
  } catch {
    return null;
  }
}

/** The image that the user picked but has not saved yet. */
export function useChosenImage(purpose: ImagePurpose) {
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  const src = chosen?.src;
  useEffect(() => (src ? () => URL.revokeObjectURL(src) : undefined), [src]);

  return {
    chosen,
    refusal,
    choose: async (files: readonly File[]): Promise<void> => {
      const refused = checkImage(purpose, files);
      setRefusal(refused);
      const image = refused ? null : await open(files[0]!);
      if (!refused && !image) setRefusal({ kind: "damaged" });
      setChosen(image);
    },
    drop: () => setChosen(null),
  };
}
