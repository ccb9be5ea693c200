import { fileTypeFromBuffer } from "file-type";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
/** The same by another name: an animated PNG shows its first picture, and an old Word file is a file system of its own. */
const aliases: Readonly<Record<string, string>> = {
  "image/apng": "image/png",
  "application/x-cfb": "application/msword",
};

/** By its bytes, never by its name. A zip is taken for a Word file here, and opened later, with bounds that are ours. */
export async function readType(bytes: Uint8Array): Promise<string | null> {
  if (zipMark.equals(bytes.subarray(0, zipMark.length))) return docx;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found ? (aliases[found.mime] ?? found.mime) : null;
}
