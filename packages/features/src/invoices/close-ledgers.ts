import { closeDays, type Closed } from "../clicks/index.ts";
import type { WorkTx } from "../kernel/work.ts";
import type { OfMonth } from "./draft-month.ts";
import { lockAgreed } from "./issue-queries.ts";
import { firstOf, lastOf } from "./months.ts";

/** A month, or one day of it. */
export type OfPeriod = OfMonth & { readonly day?: string | undefined };

/** What of a Space's ledgers could be closed; those that do not add up stay open. */
export async function closePeriod(ctx: Pick<WorkTx, "tx" | "now">, { spaceId, month, day }: OfPeriod): Promise<Closed> {
  // Not while its invoice is written: what is closed meanwhile would be on it and not in its sum.
  await lockAgreed(ctx.tx, spaceId);
  return closeDays(ctx, { spaceId, from: day ?? firstOf(month), to: day ?? lastOf(month) });
}

/** Loud, so that somebody looks: the job fails until it adds up, and what was closed stays closed. */
export class LedgersWrong extends Error {
  readonly note = "ledgers.wrong";
  constructor(wrong: Closed["wrong"]) {
    super(`ledgers that do not add up: ${wrong.map(({ jobPostId, day }) => `${jobPostId} ${day}`).join(", ")}`);
  }
}
