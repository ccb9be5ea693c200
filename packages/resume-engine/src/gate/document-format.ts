import { NotRead } from "../not-read.ts";

export const maxBytes = 5 * 1_024 * 1_024;
/** Number of bytes at the start of a file within which the PDF header must begin. */
const head = 1_024;

export type DocumentFormat = "pdf" | "docx" | "doc" | "json";

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

/** The format of a compound file: an old Word document, or a new one with a password. */
function compound(bytes: Buffer): DocumentFormat {
  if (bytes.includes(utf16("EncryptedPackage"))) throw new NotRead("encrypted");
  if (bytes.includes(utf16("WordDocument"))) return "doc";
  throw new NotRead("unsupported");
}

/** Detects the format from the first bytes, not from the file name. */
export function formatOf(given: Uint8Array): DocumentFormat {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length > maxBytes) throw new NotRead("tooLarge");
  if (bytes.length === 0) throw new NotRead("damaged", "empty");
  if (bytes.toString("latin1", 0, 4) === "PK\u0003\u0004") return "docx";
  if (bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1") return compound(bytes);
  const start = bytes.toString("latin1", 0, head);
  if (start.includes("%PDF-")) return "pdf";
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\s*"/.test(start)) return "json";
  throw new NotRead("unsupported");
}
