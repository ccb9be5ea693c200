import { fileLimits } from "@orbita/contract/files/limits";

export type DocumentRefusal = { kind: "many" | "type" | "empty" } | { kind: "size"; bytes: number };

const endings = [".pdf", ".docx", ".doc"] as const;
const { types, maxBytes } = fileLimits.resume;

/** As a file input wants it: browsers without Word know its files only by their ending. */
export const acceptedDocuments = [...endings, ...types].join(",");

const isDocument = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  (types as readonly string[]).includes(type) ||
  // A system that knows no Word says nothing or something general; the server looks at the bytes.
  ((type === "" || type === "application/octet-stream") &&
    endings.some((ending) => name.toLowerCase().endsWith(ending)));

/** Seen before anything is sent. */
export function refusalOf(files: readonly Pick<File, "type" | "name" | "size">[]): DocumentRefusal | null {
  const [file] = files;
  if (!file || files.length > 1) return { kind: "many" };
  if (!isDocument(file)) return { kind: "type" };
  if (file.size === 0) return { kind: "empty" };
  return file.size > maxBytes ? { kind: "size", bytes: file.size } : null;
}
