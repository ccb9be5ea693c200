import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { LineModel } from "../../line.ts";
import { NotRead } from "../../not-read.ts";
import { openPdf } from "./open-pdf.ts";
import { pdfLines } from "./pdf-lines.ts";

const maxPages = 30;

/** Files embedded in a PDF, by name. */
async function attachmentsOf(document: PDFDocumentProxy): Promise<Map<string, Uint8Array>> {
  const found = (await document.getAttachments()) ?? new Map<string, { filename: string }>();
  const files = new Map<string, Uint8Array>();
  for (const [id, { filename }] of found) {
    const content = await document.getAttachmentContent(id);
    if (content) files.set(filename, content);
  }
  return files;
}

export async function pdfModel(
  bytes: Uint8Array,
): Promise<LineModel & { scanned: boolean; attachments: Map<string, Uint8Array> }> {
  const document = await openPdf(bytes);
  try {
    if (document.numPages > maxPages) throw new NotRead("tooManyPages");
    return { ...(await pdfLines(document)), attachments: await attachmentsOf(document) };
  } catch (error) {
    if (error instanceof NotRead) throw error;
    throw new NotRead("damaged", error instanceof Error ? error.message : undefined);
  } finally {
    await document.loadingTask.destroy();
  }
}
