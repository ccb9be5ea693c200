import { createHash } from "node:crypto";
import type { JobPostId, LedgerDay, LedgerEntry, SpaceId } from "@orbita/contract";
import { isSponsored } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import {
  countLedgerEntries,
  findDaysBeside,
  findLedgerEntries,
  findLedgerPosts,
  findPostOfLedger,
  type ClickRow,
  type LedgerPostRow,
} from "./ledger-queries.ts";
import { canReadClickLog } from "./policy.ts";

/**
 * A post with its ledger of one day. The budget of today is the current one of the post; the budget of an earlier day is stored
 * in its ledger.
 */
function presentPost(
  row: LedgerPostRow,
  { isToday, now }: { isToday: boolean; now: Date },
): LedgerDay["posts"][number] {
  const ofPost = isToday && row.status === "published" && row.plan === "premium" ? row.daily_budget_cents : null;
  return {
    jobPostId: row.id as JobPostId,
    title: row.title,
    budgetCents: ofPost ?? row.budget_cents,
    spentCents: row.amount_cents,
    counted: row.counted,
    refused: row.refused,
    credited: row.credited,
    sponsored: isSponsored(row, now),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export async function readLedgerDay(
  { tx, actor, now }: ReadCtx,
  { id }: { id: SpaceId },
  asked: { day?: string | undefined },
): Promise<LedgerDay> {
  allow(canReadClickLog(actor, id));
  const today = romeDay(now);
  const day = asked.day ?? today;
  const rows = await findLedgerPosts(tx, id, { day, today });
  const posts = rows.map((row) => presentPost(row, { isToday: day === today, now }));
  return {
    day,
    spentCents: sum(posts.map(({ spentCents }) => spentCents)),
    counted: sum(posts.map(({ counted }) => counted)),
    refused: sum(posts.map(({ refused }) => refused)),
    posts,
    ...(await findDaysBeside(tx, id, day)),
  };
}

/**
 * The visitor's mark of the day, hashed again per post, so that the ledgers of two posts or two days cannot be linked by
 * visitor. It is long enough that two visitors of a post hardly ever get the same mark.
 */
const markOf = (jobPostId: string, { day, visitor }: ClickRow): string =>
  `v_${createHash("sha256").update(`${jobPostId}\n${day}\n`).update(visitor).digest("hex").slice(0, 8)}`;

export const presentLedgerEntry = (jobPostId: string, row: ClickRow, totalCents: number): LedgerEntry => ({
  number: row.number,
  at: row.at.toISOString(),
  visitor: markOf(jobPostId, row),
  source: row.source,
  utmSource: row.utm_source,
  utmCampaign: row.utm_campaign,
  refused: row.refused === "credit" ? null : row.refused,
  credit: row.credits === null ? null : { number: row.credits, pattern: row.pattern! },
  amountCents: row.amount_cents,
  totalCents,
});

/** The post whose ledger is requested, for members of its Space. */
export async function ledgerOf({ tx, actor }: Pick<ReadCtx, "tx" | "actor">, id: JobPostId) {
  const post = (await findPostOfLedger(tx, id)) ?? fail("jobPost.notFound");
  allow(canReadClickLog(actor, post.space_id));
  return post;
}

type LedgerDayQuery = { day: string; before?: number | undefined; size: number };

export async function readLedgerEntries(
  ctx: ReadCtx,
  { id }: { id: JobPostId },
  { day, before, size }: LedgerDayQuery,
) {
  await ledgerOf(ctx, id);
  const rows = await findLedgerEntries(ctx.tx, { jobPostId: id, day, before, size });
  return {
    content: rows.map((row) => presentLedgerEntry(id, row, row.total_cents)),
    total: await countLedgerEntries(ctx.tx, id, day),
  };
}
