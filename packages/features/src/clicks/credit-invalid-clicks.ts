import { resumeSponsoring } from "../job-posts/index.ts";
import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import {
  countRefusedClicks,
  enterCredits,
  findLedgersToCheck,
  findPaidEntries,
  lockLedger,
  type LedgerKey,
} from "./credit-queries.ts";
import { findInvalidClicks } from "./patterns.ts";

/** Credits the invalid clicks of one open ledger that are not credited yet. Idempotent. */
export async function creditLedger({ tx, now }: Pick<WorkWriteCtx, "tx" | "now">, key: LedgerKey): Promise<number> {
  const ledger = await lockLedger(tx, key);
  if (!ledger) return 0;
  const paid = await findPaidEntries(tx, key);
  const invalid = findInvalidClicks(paid, await countRefusedClicks(tx, key));
  const credits = paid.flatMap(({ number, amountCents, credited }) => {
    const pattern = invalid.get(number);
    return pattern && !credited ? [{ number, pattern, amountCents }] : [];
  });
  if (credits.length === 0) return 0;
  await enterCredits(tx, ledger, credits, now);
  return credits.length;
}

/** The routine that credits invalid clicks: checks the ledgers of today and yesterday, each in its own transaction. */
export async function creditInvalidClicks({ db, now, write }: Pick<WorkCtx, "db" | "now" | "write">): Promise<void> {
  for (const key of await findLedgersToCheck(db, daysAfter(romeDay(now), -1)))
    await write("invalid clicks credited", async (ctx) => {
      const credited = await creditLedger(ctx, key);
      // Credited money can be spent again on the same day: an attack must not end the sponsorship of the attacked job.
      if (credited > 0 && key.day === romeDay(now)) await resumeSponsoring(ctx, key.jobPostId, key.day);
    });
}
