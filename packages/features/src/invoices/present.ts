import type { AdminInvoice, Invoice, SpaceId, WholeAdminInvoice, WholeInvoice } from "@orbita/contract";
import { monthOf } from "./months.ts";
import { documentNumber } from "./numbers.ts";
import type { InvoiceBuyer, InvoiceSeller } from "./parties.ts";
import type { InvoiceLineRow, FullInvoiceRow } from "./queries.ts";

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

const ofWhat = ({ invoice_id: id, of_year: year, of_number: number }: FullInvoiceRow): Invoice["of"] =>
  id === null || year === null || number === null ? null : { id, number: documentNumber({ year, number }) };

/** Why the payment of an invoice failed, and when it is tried again. Both are shown only while something is due. */
const failureOf = (row: FullInvoiceRow) => ({
  failure: row.open_cents > 0 ? row.failure : null,
  failedAt: row.open_cents > 0 ? moment(row.failed_at) : null,
  nextTry: row.open_cents > 0 && row.enabled ? moment(row.next_try_at) : null,
});

export const presentInvoice = (row: FullInvoiceRow): Invoice => ({
  id: row.id,
  kind: row.kind,
  number: documentNumber(row),
  period: monthOf(row.period),
  issuedOn: row.issued_on,
  state: row.state,
  sdi: row.sdi,
  reissued: row.transmissions > 1,
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  totalCents: row.total_cents,
  creditedCents: row.credited_net_cents + row.credited_vat_cents,
  openCents: row.open_cents,
  of: ofWhat(row),
  reason: row.reason,
  ...failureOf(row),
  paidAt: moment(row.paid_at),
});

const presentLine = (line: InvoiceLineRow): WholeInvoice["lines"][number] => ({
  kind: line.kind,
  description: line.description,
  quantity: line.quantity,
  unitCents: line.unit_cents,
  netCents: line.net_cents,
  jobPostId: line.job_post_id,
});

export const presentWholeInvoice = (row: FullInvoiceRow): WholeInvoice => ({
  ...presentInvoice(row),
  lines: row.lines.map(presentLine),
});

export const presentAdminInvoice = (row: FullInvoiceRow): AdminInvoice => ({
  ...presentInvoice(row),
  space: { id: row.space_id as SpaceId, name: row.space_name, url: row.space_url },
  buyer: row.buyer.name,
  progressive: row.progressive,
  sdiId: row.sdi_id,
  sdiNote: row.sdi_note,
  enabled: row.enabled,
  note: row.note,
  disputed: moment(row.disputed_at),
  created: row.created_at.toISOString(),
  version: row.version,
});

const presentParty = ({ name, vat, fiscalCode, street, postalCode, city, province }: InvoiceBuyer | InvoiceSeller) => ({
  name,
  vat,
  fiscalCode,
  street,
  postalCode,
  city,
  province,
});

export const presentWholeAdminInvoice = (row: FullInvoiceRow): WholeAdminInvoice => ({
  ...presentAdminInvoice(row),
  lines: row.lines.map(presentLine),
  seller: presentParty(row.seller),
  to: { ...presentParty(row.buyer), sdi: row.buyer.sdi },
  creditedNetCents: row.credited_net_cents,
});
