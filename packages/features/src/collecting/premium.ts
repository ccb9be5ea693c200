import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { savePremiumPause } from "../contracts/index.ts";
import { notifyOwners } from "../invoices/index.ts";
import { announceSponsored } from "../job-posts/index.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";

/** Whether a Space has an unpaid invoice for which the last scheduled attempt to collect has failed. */
async function isOverdue(tx: Tx, spaceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments p join invoices i on i.id = p.invoice_id
    where p.space_id = ${spaceId} and p.status not in ('paid', 'canceled') and i.enabled
      and p.first_try_at is not null and p.next_try_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

async function lockPause(tx: Tx, spaceId: string): Promise<Date | null | undefined> {
  const row = await tx
    .selectFrom("contracts")
    .select("premium_paused_at")
    .where("space_id", "=", spaceId)
    .forUpdate()
    .executeTakeFirst();
  return row?.premium_paused_at;
}

async function setPause(ctx: WorkWriteCtx, spaceId: string, at: Date | null): Promise<void> {
  await savePremiumPause(ctx.tx, spaceId, at);
  await announceSponsored(ctx, spaceId);
  const resumed = String(at === null);
  await notifyOwners(ctx, {
    spaceId,
    kind: "payment.paused",
    key: `payment.paused:${spaceId}:${resumed}:${ctx.now.toISOString()}`,
    data: { resumed },
  });
}

/** Pauses the sponsoring of a Space until it has paid. Meanwhile its sponsored posts are listed like all others. */
export async function pausePremium(ctx: WorkWriteCtx, spaceId: string): Promise<void> {
  if ((await lockPause(ctx.tx, spaceId)) === null) await setPause(ctx, spaceId, ctx.now);
}

/**
 * Resumes the sponsoring of a Space when no overdue invoice is left. The lock serialises two payments that end at the same time, so that the second
 * sees both.
 */
export async function resumePremium(ctx: WorkWriteCtx, spaceId: string): Promise<void> {
  if (!(await lockPause(ctx.tx, spaceId)) || (await isOverdue(ctx.tx, spaceId))) return;
  await setPause(ctx, spaceId, null);
}

export async function findPaused(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom("contracts").select("space_id").where("premium_paused_at", "is not", null).execute();
  return rows.map(({ space_id }) => space_id);
}
