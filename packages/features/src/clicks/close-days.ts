import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { creditLedger } from "./credit-invalid-clicks.ts";
import { findSuspectLedgers } from "./credit-queries.ts";
import { closeLocked, fillDays, lockOpenDays, type LedgerClosingResult } from "./closing-queries.ts";

type ClosingPeriod = { readonly spaceId: string; readonly from: string; readonly to: string };

/**
 * Closes a Space's ledgers up to the day `to`, including earlier ledgers left open, so that they take no more clicks. Skips days
 * that are not over; ledgers whose sums do not match stay open.
 */
export async function closeDays(
  ctx: Pick<WorkWriteCtx, "tx" | "now">,
  asked: ClosingPeriod,
): Promise<LedgerClosingResult> {
  const { tx, now } = ctx;
  const yesterday = daysAfter(romeDay(now), -1);
  const to = asked.to < yesterday ? asked.to : yesterday;
  if (asked.from <= to) await fillDays(tx, { from: asked.from, to }, asked.spaceId);
  const open = await lockOpenDays(tx, asked.spaceId, to);
  // Credits the invalid clicks now, because a closed ledger takes no credits.
  for (const key of await findSuspectLedgers(tx, open)) await creditLedger(ctx, key);
  return closeLocked(tx, open, now);
}
