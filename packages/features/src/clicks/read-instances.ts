import type { JobPostLedgerDay, JobPostId } from "@orbita/contract";
import { findSpaceOfPost } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { canReadClickLog } from "./policy.ts";
import { findInstances, type DailyLedgerRow } from "./queries.ts";

const present = (row: DailyLedgerRow): JobPostLedgerDay => ({
  day: row.day,
  budget: row.budget_cents === null ? null : row.budget_cents / 100,
  counted: row.counted,
  refused: {
    repeated: row.refused_repeated,
    budget: row.refused_budget,
    bot: row.refused_bot,
    own: row.refused_own,
    closed: row.refused_closed,
    unverified: row.refused_unverified,
    pace: row.refused_pace,
  },
  credited: row.credited,
  amount: row.amount_cents / 100,
});

export async function readInstances(
  { tx, actor, now }: ReadCtx,
  { id }: { id: JobPostId },
  { days }: { days: number },
): Promise<JobPostLedgerDay[]> {
  const spaceId = (await findSpaceOfPost(tx, id)) ?? fail("jobPost.notFound");
  allow(canReadClickLog(actor, spaceId));
  const since = romeDay(new Date(now.getTime() - (days - 1) * 86_400_000));
  return (await findInstances(tx, id, since)).map(present);
}
