import { fileLimits } from "@orbita/contract/files/limits";

export type DocumentRefusal = { kind: "many" | "type" | "empty" } | { kind: "size"; bytes: number };

const endings = [".pdf", ".docx", ".doc"] as const;
const { types, maxBytes } = fileLimits.resume;

/** Value of the file input's `accept`. Without Word installed, browsers recognise its files only by extension. */
export const acceptedDocuments = [...endings, ...types].join(",");

const isDocument = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  (types as readonly string[]).includes(type) ||
  // Without Word installed, the system reports an empty or generic MIME type for its files, so these types are allowed too. The server checks
  // the bytes.
  ((type === "" || type === "application/octet-stream") &&
    endings.some((ending) => name.toLowerCase().endsWith(ending)));

/** Validates the chosen files before the upload starts. */
export function checkDocument(files: readonly Pick<File, "type" | "name" | "size">[]): DocumentRefusal | null {
  const [file] = files;
  if (!file || files.length > 1) return { kind: "many" };
  if (!isDocument(file)) return { kind: "type" };
  if (file.size === 0) return { kind: "empty" };
  return file.size > maxBytes ? { kind: "size", bytes: file.size } : null;
}
