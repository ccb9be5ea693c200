import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import type { WorkTx } from "../kernel/work.ts";
import { creditLedger } from "./credit-invalid-clicks.ts";
import { findSuspectLedgers } from "./credit-queries.ts";
import { closeLocked, fillDays, lockOpenDays, type Closed } from "./closing-queries.ts";

type Closing = { readonly spaceId: string; readonly from: string; readonly to: string };

/**
 * Closes a Space's ledgers up to that day, including earlier ledgers left open; they take no more clicks. Days that are not over
 * are skipped, and ledgers whose sums do not match stay open.
 */
export async function closeDays(ctx: Pick<WorkTx, "tx" | "now">, asked: Closing): Promise<Closed> {
  const { tx, now } = ctx;
  const yesterday = daysAfter(romeDay(now), -1);
  const to = asked.to < yesterday ? asked.to : yesterday;
  if (asked.from <= to) await fillDays(tx, { from: asked.from, to }, asked.spaceId);
  const open = await lockOpenDays(tx, asked.spaceId, to);
  // The last check of each ledger: a closed one takes no credit.
  for (const key of await findSuspectLedgers(tx, open)) await creditLedger(ctx, key);
  return closeLocked(tx, open, now);
}
