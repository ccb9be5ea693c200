import { fileLimits, maxNameLength, type FilePurpose } from "@orbita/contract";

type CropArea = { x: number; y: number; width: number; height: number };
type CropFields = Partial<Record<"cropX" | "cropY" | "cropWidth" | "cropHeight", number | undefined>>;

/** Tolerance for the sum of two fractions of an image crop, because the client divides and rounds them. */
const nearly = 1e-6;

/** The area to which the user wants to crop an image; null if they chose none, undefined if it is invalid. */
export function cropOf({ cropX, cropY, cropWidth, cropHeight }: CropFields): CropArea | null | undefined {
  const given = [cropX, cropY, cropWidth, cropHeight].filter((share) => share !== undefined);
  if (given.length === 0) return null;
  if (given.length < 4) return undefined;
  const crop = { x: cropX!, y: cropY!, width: cropWidth!, height: cropHeight! };
  const inside = crop.x + crop.width <= 1 + nearly && crop.y + crop.height <= 1 + nearly;
  return inside && crop.width > 0 && crop.height > 0 ? crop : undefined;
}

export const typesOf = (purpose: FilePurpose): readonly string[] => fileLimits[purpose].types;

/**
 * Profile, Space and channel images are public. Resumes, images of posts and files of messages belong to their owner; the
 * features that use them decide who else may read them.
 */
export const visibilityOf = (purpose: FilePurpose): "owner" | "everyone" =>
  purpose === "resume" || purpose === "postImage" || purpose === "messageFile" ? "owner" : "everyone";

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "image/webp": "webp",
};
export const endingOf = (type: string): string => endings[type] ?? "bin";

const known = /\.(pdf|docx?|jpe?g|png|webp|apng)$/i;
// Matches control, invisible and bidirectional characters, lone surrogates, line and paragraph separators.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
// Matches characters that have a special meaning in paths, drives, patterns or pipes on some system.
const special = /[<>:"|?*]/g;

/** Makes a file name that is safe to show and to save: its last path segment, with the extension of the detected type. */
export function cleanName(given: string, type: string): string {
  const base = given.split(/[/\\]/).at(-1)!;
  const plain = base.normalize("NFC").replace(unseen, "").replace(special, "-").replace(/\s+/g, " ");
  const stem = plain
    .trim()
    .replace(known, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const ending = `.${endingOf(type)}`;
  // Removes the first half of a surrogate pair that the cut may leave.
  const short = stem.slice(0, maxNameLength - ending.length).replace(/[\uD800-\uDBFF]$/, "");
  return (short.trimEnd() || "file") + ending;
}

const widthInKey = /\/(\d+)\.webp$/;

/** The storage key of the smallest image that is large enough, or else of the largest; a document has only one key. */
export function pickKey(keys: readonly string[], size: number | undefined): string {
  const largest = keys.at(-1)!;
  if (size === undefined) return largest;
  return keys.find((key) => Number(widthInKey.exec(key)?.[1] ?? 0) >= size) ?? largest;
}
