import { randomUUIDv7 } from "node:crypto";
import type { BlockReason } from "@orbita/contract";
import { putOnInvoice } from "../clicks/index.ts";
import type { Seller } from "../kernel/platform.ts";
import { romeDay } from "../kernel/rome-day.ts";
import type { WorkTx } from "../kernel/work.ts";
import { noteTold, removeBlock, saveBlock } from "./block-queries.ts";
import { findBuyer } from "./buyer-queries.ts";
import { buyerOf, missingOf } from "./buyer.ts";
import { draftOfMonth, type OfMonth } from "./draft-month.ts";
import { insertInvoice, insertPayment, isInvoiced, lockAgreed, nextNumber, nextProgressive } from "./issue-queries.ts";
import type { Draft } from "./lines.ts";
import { firstOf, lastOf } from "./months.ts";
import { documentNumber } from "./numbers.ts";
import type { InvoiceBuyer, InvoiceSeller } from "./parties.ts";
import { tellOwners } from "./tell-owners.ts";

type Issuing = Pick<WorkTx, "tx" | "now" | "tell" | "enqueue">;

const week = 7 * 86_400_000;

/** Issues no invoice and notifies the owners of what is missing: at once, and then weekly. */
async function block(ctx: Issuing, { spaceId, month }: OfMonth, reasons: readonly BlockReason[]): Promise<void> {
  const { tx, now } = ctx;
  const told = await saveBlock(tx, { spaceId, month, reasons, now });
  if (told && now.getTime() - told.getTime() < week) return;
  await noteTold(tx, { spaceId, month, now });
  await tellOwners(ctx, {
    spaceId,
    kind: "invoice.blocked",
    key: `invoice.blocked:${spaceId}:${month}:${romeDay(now)}`,
    data: { month, reasons: reasons.join(",") },
  });
}

type Parties = { readonly seller: InvoiceSeller; readonly buyer: InvoiceBuyer };

async function write(ctx: Issuing, { spaceId, month }: OfMonth, draft: Draft, parties: Parties): Promise<void> {
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
  await tellOwners(ctx, {
    spaceId,
    kind: "invoice.issued",
    key: `invoice.issued:${id}`,
    data: { invoiceId: id, number, month, total: String(totalCents) },
  });
}

/** The outcome of a month: issued now, issued before, nothing to invoice, or blocked until the owners act. */
export type Issued =
  | { readonly as: "issued"; readonly totalCents: number }
  | { readonly as: "already" | "nothing" }
  | { readonly as: "blocked"; readonly reasons: readonly BlockReason[]; readonly totalCents: number };

/**
 * Issues the invoice of one Space and month. Idempotent: repeated, concurrent or resumed calls find it issued or nothing to do.
 */
export async function issueMonth(ctx: Issuing, of: OfMonth, seller: Seller): Promise<Issued> {
  const { tx } = ctx;
  const agreed = await lockAgreed(tx, of.spaceId);
  if (!agreed) return { as: "nothing" };
  const draft = await draftOfMonth(tx, agreed, of);
  const already = await isInvoiced(tx, of.spaceId, of.month);
  if (already || draft.netCents === 0) {
    await removeBlock(tx, of.spaceId, of.month);
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
  await removeBlock(tx, of.spaceId, of.month);
  await write(ctx, of, draft, { seller: { ...seller, country: "IT" }, buyer: buyerOf(buyer) });
  return { as: "issued", totalCents };
}
