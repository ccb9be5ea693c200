import type { InvoiceBlockReason } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { firstOf, monthOf } from "./months.ts";

export type InvoiceBlockRow = {
  readonly spaceId: string;
  readonly month: string;
  readonly reasons: InvoiceBlockReason[];
  readonly since: Date;
  readonly toldAt: Date | null;
};

type InvoiceBlockRecord = Omit<InvoiceBlockRow, "month"> & { period: string };
const asBlock = ({ period, ...row }: InvoiceBlockRecord): InvoiceBlockRow => ({ ...row, month: monthOf(period) });

/** The months for which a Space's invoice is blocked, oldest first, because a month is never invoiced before an earlier blocked month. */
export async function findInvoiceBlocks(db: Db, spaceId: string | null = null): Promise<InvoiceBlockRow[]> {
  const { rows } = await sql<InvoiceBlockRecord>`
    select space_id as "spaceId", period, reasons, created_at as since, told_at as "toldAt" from invoice_blocks
    where ${spaceId}::uuid is null or space_id = ${spaceId} order by period, space_id`.execute(db);
  return rows.map(asBlock);
}

type NewInvoiceBlock = { spaceId: string; month: string; reasons: readonly InvoiceBlockReason[]; now: Date };

/** Saves why a month cannot be invoiced, and returns when the owners were last notified. */
export async function saveBlock(tx: Tx, { spaceId, month, reasons, now }: NewInvoiceBlock): Promise<Date | null> {
  const { rows } = await sql<{ told_at: Date | null }>`
    insert into invoice_blocks as b (space_id, period, reasons, created_at)
    values (${spaceId}, ${firstOf(month)}, ${[...reasons]}::text[], ${now})
    on conflict (space_id, period) do update set reasons = excluded.reasons returning b.told_at`.execute(tx);
  return rows[0]!.told_at;
}

export async function markBlockNotified(
  tx: Tx,
  { spaceId, month, now }: Omit<NewInvoiceBlock, "reasons">,
): Promise<void> {
  await sql`update invoice_blocks set told_at = ${now}
    where space_id = ${spaceId} and period = ${firstOf(month)}`.execute(tx);
}

export async function removeInvoiceBlock(tx: Tx, spaceId: string, month: string): Promise<void> {
  await sql`delete from invoice_blocks where space_id = ${spaceId} and period = ${firstOf(month)}`.execute(tx);
}

export async function findBlockedSpaces(db: Db): Promise<Map<string, { name: string; url: string }>> {
  const { rows } = await sql<{ id: string; name: string; url: string }>`
    select id, name, url from spaces where id in (select space_id from invoice_blocks)`.execute(db);
  return new Map(rows.map(({ id, ...space }) => [id, space]));
}
