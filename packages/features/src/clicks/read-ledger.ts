import { createHash } from "node:crypto";
import type { JobPostId, LedgerDay, LedgerEntry, SpaceId } from "@orbita/contract";
import { isSponsored } from "../job-posts/index.ts";
import { isMember, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import {
  countEntries,
  findDaysBeside,
  findEntries,
  findLedgerPosts,
  findPostOfLedger,
  type ClickRow,
  type LedgerPostRow,
} from "./ledger-queries.ts";

/** Today's budget is the post's own, from the moment that it was changed; another day's is what the day began to be paid with. */
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
  allow(isMember(actor, id));
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
 * Of the mark that a visitor has for a day, made anew for the post: beside each other, the ledgers of two posts or of two
 * days say nothing about who opened both. Long enough that two visitors who both counted do not look like one.
 */
const markOf = (jobPostId: string, { day, visitor }: ClickRow): string =>
  `v_${createHash("sha256").update(`${jobPostId}\n${day}\n`).update(visitor).digest("hex").slice(0, 8)}`;

export const presentEntry = (jobPostId: string, row: ClickRow, totalCents: number): LedgerEntry => ({
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

/** Whose ledger it is, for who may read it. */
export async function ledgerOf({ tx, actor }: Pick<ReadCtx, "tx" | "actor">, id: JobPostId) {
  const post = (await findPostOfLedger(tx, id)) ?? fail("jobPost.notFound");
  allow(isMember(actor, post.space_id));
  return post;
}

type Asked = { day: string; before?: number | undefined; size: number };

export async function readEntries(ctx: ReadCtx, { id }: { id: JobPostId }, { day, before, size }: Asked) {
  await ledgerOf(ctx, id);
  const rows = await findEntries(ctx.tx, { jobPostId: id, day, before, size });
  return {
    content: rows.map((row) => presentEntry(id, row, row.total_cents)),
    total: await countEntries(ctx.tx, id, day),
  };
}
