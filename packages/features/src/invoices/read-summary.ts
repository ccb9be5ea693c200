import type { BillingSummary, BlockedMonth, SpaceId } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findSpend } from "../clicks/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { vatOf } from "./amounts.ts";
import { findBlockedSpaces, findInvoiceBlocks, type InvoiceBlockRow } from "./block-queries.ts";
import { findBuyer } from "./buyer-queries.ts";
import { missingOf } from "./buyer.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { findAgreed, findPausedSince } from "./issue-queries.ts";
import { licenceFor } from "./lines.ts";
import { firstOf, monthAfter, monthOf } from "./months.ts";
import { canReadInvoices } from "./policy.ts";
import { countInvoices } from "./queries.ts";

const presentBlock = ({ month, reasons, since }: InvoiceBlockRow): BillingSummary["blocked"][number] => ({
  period: month,
  reasons,
  since: since.toISOString(),
});

/** The current month as it would be invoiced without further clicks, with the licence of the whole month. */
export async function readSummary(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  { space }: { space: string },
): Promise<BillingSummary> {
  allow(canReadInvoices(actor, space));
  const today = romeDay(now);
  const month = monthOf(today);
  const agreed = (await findAgreed(tx, space)) ?? fail("access.denied");
  const buyer = (await findBuyer(tx, space)) ?? fail("access.denied");
  const { clicks, amount: clicksCents } = await findSpend(tx, space, today);
  const licenceCents = licenceFor(agreed, month);
  const vatCents = vatOf(licenceCents + clicksCents);
  return {
    month,
    licenceCents,
    clicks,
    clicksCents,
    vatCents,
    totalCents: licenceCents + clicksCents + vatCents,
    invoicedOn: firstOf(monthAfter(month)),
    pausedSince: (await findPausedSince(tx, space))?.toISOString() ?? null,
    missing: missingOf(buyer),
    blocked: (await findInvoiceBlocks(tx, space)).map(presentBlock),
    invoices: await countInvoices(tx, space),
  };
}

const netOf = async (db: Db, block: InvoiceBlockRow): Promise<number> => {
  const agreed = await findAgreed(db, block.spaceId);
  return agreed ? (await draftInvoice(db, agreed, block)).netCents : 0;
};

/** All months that cannot be invoiced yet, with their net amounts. There are few, because each needs manual action. */
export async function readBlockedMonths({ tx }: Pick<ReadCtx, "tx">): Promise<BlockedMonth[]> {
  const blocks = await findInvoiceBlocks(tx);
  const spaces = await findBlockedSpaces(tx);
  const months: BlockedMonth[] = [];
  for (const block of blocks) {
    const space = spaces.get(block.spaceId);
    if (!space) continue;
    const named = { id: block.spaceId as SpaceId, name: space.name, url: space.url };
    months.push({ ...presentBlock(block), space: named, netCents: await netOf(tx, block) });
  }
  return months;
}
