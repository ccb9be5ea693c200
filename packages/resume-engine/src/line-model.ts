import type { DocumentKind } from "@orbita/contract";
import { formatOf } from "./gate/document-format.ts";
import { checkStreams } from "./gate/pdf-streams.ts";
import type { LineModel } from "./line.ts";

export type DocumentModel = LineModel & {
  kind: DocumentKind;
  /** Files embedded in a PDF, by name. */
  attachments: Map<string, Uint8Array>;
};

/** Converts any document into lines, so that later steps do not depend on formats. Loads a format's libraries only when needed. */
export async function lineModelOf(bytes: Uint8Array): Promise<DocumentModel> {
  const format = formatOf(bytes);
  if (format === "pdf") {
    await checkStreams(bytes);
    const { pdfModel } = await import("./lines/pdf/pdf-model.ts");
    const { scanned, ...model } = await pdfModel(bytes);
    return { ...model, kind: scanned ? "scan" : "pdf" };
  }
  const attachments = new Map<string, Uint8Array>();
  if (format === "docx") {
    const { wordLines } = await import("./lines/word/word-lines.ts");
    return { ...(await wordLines(bytes)), kind: "docx", attachments };
  }
  if (format === "doc") {
    const { docLines } = await import("./lines/doc/doc-lines.ts");
    return { ...(await docLines(bytes)), kind: "doc", attachments };
  }
  // Structured data has no lines; `readData` reads it instead.
  return { lines: [], pages: [], hidden: [], kind: "jsonResume", attachments };
}
