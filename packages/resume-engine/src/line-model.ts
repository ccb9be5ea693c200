import type { DocumentKind } from "@orbita/contract";
import { formatOf } from "./gate/document-format.ts";
import { checkStreams } from "./gate/pdf-streams.ts";
import type { LineModel } from "./line.ts";

export type Modelled = LineModel & {
  kind: DocumentKind;
  /** Files that travel inside a PDF, by name. */
  attachments: Map<string, Uint8Array>;
};

/** Any document as lines: what comes after knows nothing of formats. Each format's libraries are loaded only for it. */
export async function lineModelOf(bytes: Uint8Array): Promise<Modelled> {
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
  // Data has no lines; what it says is read by its own reader.
  return { lines: [], pages: [], hidden: [], kind: "jsonResume", attachments };
}
