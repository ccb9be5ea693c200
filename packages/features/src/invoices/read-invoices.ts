import type { Invoice, WholeAdminInvoice, WholeInvoice } from "@orbita/contract";
import { findChanges, type HistoryChange } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { canReadInvoices } from "./policy.ts";
import { presentInvoice, presentWholeAdminInvoice, presentWholeInvoice } from "./present.ts";
import { findInvoice, findInvoices, findPaymentIdOf } from "./queries.ts";

type InvoiceReadCtx = Pick<ReadCtx, "tx" | "actor">;

export async function readInvoices({ tx, actor }: InvoiceReadCtx, { space }: { space: string }): Promise<Invoice[]> {
  allow(canReadInvoices(actor, space));
  return (await findInvoices(tx, space)).map(presentInvoice);
}

/** An invoice of the Space; fails with 404 for another Space's invoice. */
export async function readInvoice(
  { tx, actor }: InvoiceReadCtx,
  { space, invoice }: { space: string; invoice: string },
): Promise<WholeInvoice> {
  allow(canReadInvoices(actor, space));
  const row = await findInvoice(tx, invoice);
  return row?.space_id === space ? presentWholeInvoice(row) : fail("invoice.notFound");
}

export async function readAdminInvoice(
  { tx }: Pick<ReadCtx, "tx">,
  { id }: { id: string },
): Promise<WholeAdminInvoice> {
  return presentWholeAdminInvoice((await findInvoice(tx, id)) ?? fail("invoice.notFound"));
}

/** Changes of the invoice and its payment, in chronological order. */
export async function readInvoiceHistory({ tx }: ReadCtx, { id }: { id: string }): Promise<HistoryChange[]> {
  const changes = await findChanges(tx, "invoices", id);
  if (changes.length === 0) fail("invoice.notFound");
  const paymentId = await findPaymentIdOf(tx, id);
  const paid = paymentId === undefined ? [] : await findChanges(tx, "payments", paymentId);
  return [...changes, ...paid].toSorted((a, b) => a.at.localeCompare(b.at));
}
