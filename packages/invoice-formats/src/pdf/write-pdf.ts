import { fileURLToPath } from "node:url";
import { printable } from "@orbita/document-kit/printable";
import { setPdf } from "@orbita/document-kit/typst";
import type { InvoiceDocument } from "../document.ts";
import { fatturaName, writeFattura } from "../fattura/write-fattura.ts";
import { viewOf } from "./view.ts";
import { words } from "./words.ts";

const template = fileURLToPath(new URL("./invoice.typ", import.meta.url));

/** The drawing above the invoice: the mark with the letters of the default name, or the mark alone. */
export type InvoiceLogo = "lettered" | "mark";

/** Writes the invoice for human readers: a tagged, archivable PDF (PDF/A-3) with the original XML attached. */
export const writeInvoicePdf = (
  document: InvoiceDocument,
  paidOn: string | null,
  logo: InvoiceLogo = "lettered",
): Uint8Array =>
  setPdf(
    template,
    {
      view: printable(viewOf(document, paidOn)),
      logo,
      attached: writeFattura(document),
      "attached-name": fatturaName(document),
      "attached-description": words.attached,
    },
    "a-3a",
  );
