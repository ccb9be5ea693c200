import { randomUUIDv7 } from "node:crypto";
import type { InvoiceBlockReason } from "@orbita/contract";
import { putOnInvoice } from "../clicks/index.ts";
import type { Seller } from "../kernel/platform.ts";
import { romeDay } from "../kernel/rome-day.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { insertPayment } from "../payments/index.ts";
import { markBlockNotified, removeInvoiceBlock, saveBlock } from "./block-queries.ts";
import { findBuyer } from "./buyer-queries.ts";
import { buyerOf, missingOf } from "./buyer.ts";
import { draftInvoice, type SpaceMonth } from "./draft-invoice.ts";
import { insertInvoice, isInvoiced, lockAgreed, nextNumber, nextProgressive } from "./issue-queries.ts";
import type { InvoiceDraft } from "./lines.ts";
import { firstOf, lastOf } from "./months.ts";
import { documentNumber } from "./numbers.ts";
import type { InvoiceBuyer, InvoiceSeller } from "./parties.ts";
import { notifyOwners } from "./notify-owners.ts";

type InvoiceIssueCtx = Pick<WorkWriteCtx, "tx" | "now" | "tell" | "enqueue">;

const week = 7 * 86_400_000;

/** Blocks the invoice of a month and notifies the owners of the missing data: at once, and then weekly. */
async function block(
  ctx: InvoiceIssueCtx,
  { spaceId, month }: SpaceMonth,
  reasons: readonly InvoiceBlockReason[],
): Promise<void> {
  const { tx, now } = ctx;
  const told = await saveBlock(tx, { spaceId, month, reasons, now });
  if (told && now.getTime() - told.getTime() < week) return;
  await markBlockNotified(tx, { spaceId, month, now });
  await notifyOwners(ctx, {
    spaceId,
    kind: "invoice.blocked",
    key: `invoice.blocked:${spaceId}:${month}:${romeDay(now)}`,
    data: { month, reasons: reasons.join(",") },
  });
}

type InvoiceParties = { readonly seller: InvoiceSeller; readonly buyer: InvoiceBuyer };

async function write(
  ctx: InvoiceIssueCtx,
  { spaceId, month }: SpaceMonth,
  draft: InvoiceDraft,
  parties: InvoiceParties,
): Promise<void> {
  const { tx, now } = ctx;
  const id = randomUUIDv7();
  const { lines, netCents, vatCents, totalCents } = draft;
  const numbered = await nextNumber(tx, romeDay(now));
  await insertInvoice(
    tx,
    {
      id,
      kind: "invoice",
      space_id: spaceId,
      year: numbered.year,
      number: numbered.number,
      period: firstOf(month),
      issued_on: numbered.issuedOn,
      net_cents: netCents,
      vat_cents: vatCents,
      total_cents: totalCents,
      seller: JSON.stringify(parties.seller),
      buyer: JSON.stringify(parties.buyer),
      progressive: await nextProgressive(tx),
      created_at: now,
    },
    lines,
  );
  const clicksCents = lines.reduce((sum, line) => sum + (line.kind === "clicks" ? line.netCents : 0), 0);
  const put = await putOnInvoice(tx, id, spaceId, lastOf(month));
  if (put !== clicksCents) throw new Error(`ledgers come to ${put}, their entries to ${clicksCents}`);
  await insertPayment(tx, {
    id: randomUUIDv7(),
    invoice_id: id,
    space_id: spaceId,
    amount_cents: totalCents,
    next_try_at: now,
    created_at: now,
  });
  const number = documentNumber(numbered);
  await notifyOwners(ctx, {
    spaceId,
    kind: "invoice.issued",
    key: `invoice.issued:${id}`,
    data: { invoiceId: id, number, month, total: String(totalCents) },
  });
}

/** The outcome of invoicing a month: issued now, issued before, nothing to invoice, or blocked until the owners act. */
export type InvoiceIssueResult =
  | { readonly as: "issued"; readonly totalCents: number }
  | { readonly as: "already" | "nothing" }
  | { readonly as: "blocked"; readonly reasons: readonly InvoiceBlockReason[]; readonly totalCents: number };

/** Issues the invoice of one Space and month. Idempotent: repeated, concurrent or resumed calls find the invoice issued or nothing to invoice. */
export async function issueInvoice(ctx: InvoiceIssueCtx, of: SpaceMonth, seller: Seller): Promise<InvoiceIssueResult> {
  const { tx } = ctx;
  const agreed = await lockAgreed(tx, of.spaceId);
  if (!agreed) return { as: "nothing" };
  const draft = await draftInvoice(tx, agreed, of);
  const already = await isInvoiced(tx, of.spaceId, of.month);
  if (already || draft.netCents === 0) {
    await removeInvoiceBlock(tx, of.spaceId, of.month);
    return { as: already ? "already" : "nothing" };
  }
  const buyer = await findBuyer(tx, of.spaceId);
  if (!buyer) return { as: "nothing" };
  const { totalCents } = draft;
  const reasons = missingOf(buyer);
  if (reasons.length > 0) {
    await block(ctx, of, reasons);
    return { as: "blocked", reasons, totalCents };
  }
  await removeInvoiceBlock(tx, of.spaceId, of.month);
  await write(ctx, of, draft, { seller: { ...seller, country: "IT" }, buyer: buyerOf(buyer) });
  return { as: "issued", totalCents };
}
