import { closeDays, type Closed } from "../clicks/index.ts";
import type { WorkTx } from "../kernel/work.ts";
import type { OfMonth } from "./draft-month.ts";
import { lockAgreed } from "./issue-queries.ts";
import { firstOf, lastOf } from "./months.ts";

/** A month or a single day of it. */
export type OfPeriod = OfMonth & { readonly day?: string | undefined };

/** Closes the ledgers of a Space. Those that do not add up stay open. */
export async function closePeriod(ctx: Pick<WorkTx, "tx" | "now">, { spaceId, month, day }: OfPeriod): Promise<Closed> {
  // Not while its invoice is being issued: ledgers closed meanwhile would be linked to the invoice but not in its total.
  await lockAgreed(ctx.tx, spaceId);
  return closeDays(ctx, { spaceId, from: day ?? firstOf(month), to: day ?? lastOf(month) });
}

/** Fails the job until the ledgers add up, so that an operator notices. Closed ledgers stay closed. */
export class LedgersWrong extends Error {
  readonly note = "ledgers.wrong";
  constructor(wrong: Closed["wrong"]) {
    super(`ledgers that do not add up: ${wrong.map(({ jobPostId, day }) => `${jobPostId} ${day}`).join(", ")}`);
  }
}
