import { fileTypeFromBuffer } from "file-type";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
/** Equivalent types: an animated PNG is reduced to its first frame, and an old Word file is a compound file. */
const aliases: Readonly<Record<string, string>> = {
  "image/apng": "image/png",
  "application/x-cfb": "application/msword",
};

/**
 * Detects the type by content, never by name. Every zip counts as a Word file here; it is unpacked later, within our own limits.
 */
export async function readType(bytes: Uint8Array): Promise<string | null> {
  if (zipMark.equals(bytes.subarray(0, zipMark.length))) return docx;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found ? (aliases[found.mime] ?? found.mime) : null;
}
