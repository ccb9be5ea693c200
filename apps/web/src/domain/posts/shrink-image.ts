import { fileLimits } from "@orbita/contract/files/limits";

const { maxBytes, sizes } = fileLimits.postImage;
/** Longest side in pixels. Larger images are never shown, so they are shrunk to it. */
const longest = sizes.at(-1)!;

async function drawn(bitmap: ImageBitmap, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/** Shrinks a photo that exceeds the upload limit; cameras produce several megabytes. Null if the file is not an image. */
export async function shrinkImage(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    if (file.size <= maxBytes) return file;
    for (const quality of [0.85, 0.7, 0.5]) {
      const blob = await drawn(bitmap, quality);
      if (blob && blob.size <= maxBytes)
        return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
    }
    return file;
  } finally {
    bitmap.close();
  }
}
