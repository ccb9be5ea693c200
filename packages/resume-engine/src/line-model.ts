import type { DocumentKind } from "@orbita/contract";
import type { LineModel } from "./line.ts";
import { openPdf } from "./lines/pdf/open-pdf.ts";
import { pdfLines } from "./lines/pdf/pdf-lines.ts";
import { wordLines } from "./lines/word/word-lines.ts";
import { NotRead } from "./not-read.ts";

/** Any document as lines: what comes after knows nothing of formats. */
export async function lineModelOf(bytes: Uint8Array): Promise<LineModel & { kind: DocumentKind }> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(8, bytes.length)).toString("latin1");
  if (start.startsWith("PK")) return { ...(await wordLines(bytes)), kind: "docx" };
  if (start.startsWith("%PDF-")) {
    const document = await openPdf(bytes);
    try {
      const { scanned, ...model } = await pdfLines(document);
      return { ...model, kind: scanned ? "scan" : "pdf" };
    } finally {
      await document.loadingTask.destroy();
    }
  }
  throw new NotRead("unsupported");
}
