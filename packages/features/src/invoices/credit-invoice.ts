import { randomUUIDv7 } from "node:crypto";
import { writtenReason, type NewCredit, type WholeAdminInvoice } from "@orbita/contract";
import { withReason, type Tx } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { billingChanged, insertRefund, savePayment } from "../payments/index.ts";
import { creditVat, type InvoiceTotals } from "./amounts.ts";
import { insertInvoice, nextNumber, nextProgressive } from "./issue-queries.ts";
import { creditIssued } from "./jobs.ts";
import { onPaper } from "./months.ts";
import { documentNumber } from "./numbers.ts";
import { lockInvoice, lockPaymentOf, saveInvoice, type InvoiceRow, type InvoicePaymentRow } from "./queries.ts";
import { readAdminInvoice } from "./read-invoices.ts";

/** Applies a credit note to the payment: refunds a captured payment, or reduces the amount due. */
async function lessen(tx: Tx, payment: InvoicePaymentRow, credit: { id: string; totalCents: number; now: Date }) {
  if (payment.captured_cents > 0) {
    const { id: credit_note_id, totalCents: amount_cents, now: created_at } = credit;
    const refund = { id: randomUUIDv7(), payment_id: payment.id, credit_note_id, amount_cents, created_at };
    await insertRefund(tx, refund);
    return;
  }
  const left = payment.amount_cents - credit.totalCents;
  await savePayment(
    tx,
    payment.id,
    left === 0 ? { amount_cents: 0, status: "canceled", next_try_at: null } : { amount_cents: left },
  );
}

type CreditInput = InvoiceTotals & { readonly reason: string };

async function write({ tx, now }: Ctx, invoice: InvoiceRow, credit: CreditInput): Promise<string> {
  const id = randomUUIDv7();
  const { netCents, vatCents, reason } = credit;
  const { year, number, issuedOn } = await nextNumber(tx, romeDay(now));
  const of = `Storno della fattura ${documentNumber(invoice)} del ${onPaper(invoice.issued_on)}`;
  await insertInvoice(
    tx,
    {
      id,
      kind: "creditNote",
      space_id: invoice.space_id,
      invoice_id: invoice.id,
      year,
      number,
      period: invoice.period,
      issued_on: issuedOn,
      net_cents: netCents,
      vat_cents: vatCents,
      total_cents: netCents + vatCents,
      reason,
      // The credit note copies the seller and the buyer of the credited invoice.
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      progressive: await nextProgressive(tx),
      created_at: now,
    },
    [
      {
        kind: "credit",
        description: `${of}: ${reason}`,
        quantity: 1,
        unitCents: netCents,
        netCents,
        jobPostId: null,
        startsOn: null,
        endsOn: null,
      },
    ],
  );
  return id;
}

/**
 * Credits an invoice in part or in full. The lock serializes concurrent credits, so that they cannot exceed the invoice together.
 */
export async function creditInvoice(
  ctx: Ctx,
  { id }: { id: string },
  { netCents: asked, reason }: NewCredit,
): Promise<WholeAdminInvoice> {
  const { tx, now } = ctx;
  const invoice = (await lockInvoice(tx, id)) ?? fail("invoice.notFound");
  if (invoice.kind === "creditNote") fail("invoice.isCredit");
  const payment = (await lockPaymentOf(tx, id)) ?? fail("invoice.notFound");
  if (payment.status === "processing" || payment.attempt_key !== null) fail("invoice.beingPaid");
  const left = invoice.net_cents - invoice.credited_net_cents;
  const netCents = asked ?? left;
  if (netCents > left || left === 0) fail("invoice.creditTooLarge", { maxCents: left });
  const vatCents = creditVat({ netCents: invoice.credited_net_cents, vatCents: invoice.credited_vat_cents }, netCents);

  await withReason(tx, writtenReason(reason));
  await saveInvoice(tx, id, {
    credited_net_cents: invoice.credited_net_cents + netCents,
    credited_vat_cents: invoice.credited_vat_cents + vatCents,
  });
  const creditNoteId = await write(ctx, invoice, { netCents, vatCents, reason });
  await lessen(tx, payment, { id: creditNoteId, totalCents: netCents + vatCents, now });
  await ctx.enqueue(creditIssued, { creditNoteId }, { key: creditNoteId });
  await ctx.tell(billingChanged, { id: invoice.space_id });
  return readAdminInvoice(ctx, { id: creditNoteId });
}
