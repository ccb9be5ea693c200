import { fileLimits, maxNameLength, type FilePurpose } from "@orbita/contract";

type Crop = { x: number; y: number; width: number; height: number };
type CropFields = Partial<Record<"cropX" | "cropY" | "cropWidth" | "cropHeight", number | undefined>>;

/** Shares are divided and rounded on the way here. */
const nearly = 1e-6;

/** The part that was chosen; null where none was, undefined where it is no part of an image. */
export function cropOf({ cropX, cropY, cropWidth, cropHeight }: CropFields): Crop | null | undefined {
  const given = [cropX, cropY, cropWidth, cropHeight].filter((share) => share !== undefined);
  if (given.length === 0) return null;
  if (given.length < 4) return undefined;
  const crop = { x: cropX!, y: cropY!, width: cropWidth!, height: cropHeight! };
  const inside = crop.x + crop.width <= 1 + nearly && crop.y + crop.height <= 1 + nearly;
  return inside && crop.width > 0 && crop.height > 0 ? crop : undefined;
}

export const typesOf = (purpose: FilePurpose): readonly string[] => fileLimits[purpose].types;

/** Faces are for everybody who may see a page; documents are nobody's business, and a post's pictures its readers'. */
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
// Controls, invisible and direction-changing characters, halves of characters, line and paragraph ends.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
// What some system takes for a path, a drive, a pattern or a pipe.
const special = /[<>:"|?*]/g;

/** A name that is safe to show and to save under: its last part, as it is written, with the ending of what the file is. */
export function cleanName(given: string, type: string): string {
  const base = given.split(/[/\\]/).at(-1)!;
  const plain = base.normalize("NFC").replace(unseen, "").replace(special, "-").replace(/\s+/g, " ");
  const stem = plain
    .trim()
    .replace(known, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const ending = `.${endingOf(type)}`;
  // Cut in the middle of a character, its first half is left over.
  const short = stem.slice(0, maxNameLength - ending.length).replace(/[\uD800-\uDBFF]$/, "");
  return (short.trimEnd() || "file") + ending;
}

const widthInKey = /\/(\d+)\.webp$/;

/** The smallest that is large enough, or else the largest; a document has one object only. */
export function pickKey(keys: readonly string[], size: number | undefined): string {
  const largest = keys.at(-1)!;
  if (size === undefined) return largest;
  return keys.find((key) => Number(widthInKey.exec(key)?.[1] ?? 0) >= size) ?? largest;
}
