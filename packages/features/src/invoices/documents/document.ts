import type { InvoiceDocument } from "@orbita/invoice-formats";
import { monthOf } from "../months.ts";
import { documentNumber } from "../numbers.ts";
import { invoiceBuyer, invoiceSeller } from "../parties.ts";
import type { InvoiceDocumentRow } from "./queries.ts";

/** The content of an invoice document. Uses only data stored when the invoice was issued, so that the document never changes. */
export const invoiceDocument = (row: InvoiceDocumentRow): InvoiceDocument => ({
  kind: row.kind,
  number: documentNumber(row),
  issuedOn: row.issued_on,
  period: monthOf(row.period),
  progressive: row.progressive,
  seller: invoiceSeller.parse(row.seller),
  buyer: invoiceBuyer.parse(row.buyer),
  lines: row.lines,
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  totalCents: row.total_cents,
  of: row.of && { number: documentNumber(row.of), issuedOn: row.of.issuedOn },
  reason: row.reason,
});
