import { closeDays, type LedgerClosingResult } from "../clicks/index.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import type { SpaceMonth } from "./draft-invoice.ts";
import { lockAgreed } from "./issue-queries.ts";
import { firstOf, lastOf } from "./months.ts";

/** A Space and the period whose ledgers are closed: a month, or a single day of it. */
export type SpacePeriod = SpaceMonth & { readonly day?: string | undefined };

/** Closes the ledgers of a Space for a month or a day. Ledgers that do not add up stay open. */
export async function closeLedgers(
  ctx: Pick<WorkWriteCtx, "tx" | "now">,
  { spaceId, month, day }: SpacePeriod,
): Promise<LedgerClosingResult> {
  // Waits until a running issue of the Space's invoice is done. Ledgers closed during it would be linked to the invoice but not
  // in its total.
  await lockAgreed(ctx.tx, spaceId);
  return closeDays(ctx, { spaceId, from: day ?? firstOf(month), to: day ?? lastOf(month) });
}

/** Thrown to fail the job until the ledgers add up, so that an operator notices. Ledgers that could be closed stay closed. */
export class LedgersWrong extends Error {
  readonly note = "ledgers.wrong";
  constructor(wrong: LedgerClosingResult["wrong"]) {
    super(`ledgers that do not add up: ${wrong.map(({ jobPostId, day }) => `${jobPostId} ${day}`).join(", ")}`);
  }
}
