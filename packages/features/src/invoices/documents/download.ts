import { defaultProductName, productName, type DocumentFormat, type FileAnswer } from "@orbita/contract";
import type { ReadCtx } from "../../kernel/ctx.ts";
import { allow, fail } from "../../kernel/failure.ts";
import { romeDay } from "../../kernel/rome-day.ts";
import { canReadInvoices } from "../policy.ts";
import { fatturaOf } from "./check.ts";
import { invoiceDocument } from "./document.ts";
import { findDocument, type InvoiceDocumentRow } from "./queries.ts";

type InvoiceDownloadOptions = { format: DocumentFormat };

function fileOf(bytes: Uint8Array, name: string, type: string): FileAnswer {
  const stream = (async function* () {
    yield bytes;
  })();
  return { stream, type, size: bytes.length, name, inline: false, tag: null };
}

const titles = { invoice: "Fattura", creditNote: "Nota di credito" } as const;

async function documentFile(
  { now }: ReadCtx,
  row: InvoiceDocumentRow,
  { format }: InvoiceDownloadOptions,
): Promise<FileAnswer> {
  const document = invoiceDocument(row);
  // A PDF is refused too if the XML file is invalid, because the PDF embeds the XML file.
  const { name, xml } = await fatturaOf(document, romeDay(now));
  if (format === "xml") return fileOf(new TextEncoder().encode(xml), name, "application/xml");
  const { writeInvoicePdf } = await import("@orbita/invoice-formats/pdf");
  const bytes = writeInvoicePdf(
    document,
    row.paid_at && romeDay(row.paid_at),
    productName === defaultProductName ? "lettered" : "mark",
  );
  return fileOf(bytes, `${titles[row.kind]} ${row.year}-${row.number}.pdf`, "application/pdf");
}

/** Downloads an invoice of the Space; fails with 404 for another Space's invoice. */
export async function downloadInvoice(
  ctx: ReadCtx,
  { space, invoice }: { space: string; invoice: string },
  asked: InvoiceDownloadOptions,
): Promise<FileAnswer> {
  allow(canReadInvoices(ctx.actor, space));
  const row = await findDocument(ctx.tx, invoice);
  return row?.space_id === space ? documentFile(ctx, row, asked) : fail("invoice.notFound");
}

export async function downloadAnyInvoice(
  ctx: ReadCtx,
  { id }: { id: string },
  asked: InvoiceDownloadOptions,
): Promise<FileAnswer> {
  return documentFile(ctx, (await findDocument(ctx.tx, id)) ?? fail("invoice.notFound"), asked);
}
