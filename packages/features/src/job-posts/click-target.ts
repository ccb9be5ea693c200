import type { Db } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { jobPostChanged } from "./events.ts";
import { isPaidFor } from "./present.ts";
import { findJobPost, isVisibleJobPost } from "./queries.ts";

export type ClickTarget = {
  readonly spaceId: string;
  readonly visible: boolean;
  /** The daily budget; null if the post is not premium or its sponsoring is paused. */
  readonly budgetCents: number | null;
  readonly spentOn: string | null;
};

/** The facts about a post that decide whether a click on it is charged; undefined if the post was never public. */
export async function findClickTarget(db: Db, id: string, now: Date): Promise<ClickTarget | undefined> {
  const post = await findJobPost(db, id);
  if (!post?.published_at) return undefined;
  return {
    spaceId: post.space_id,
    visible: isVisibleJobPost(post, now),
    budgetCents: isPaidFor(post) ? post.daily_budget_cents : null,
    spentOn: post.budget_spent_on,
  };
}

type SpentBudget = { readonly day: string; readonly budgetCents: number | null };

/** Ends the sponsoring of a post until midnight, unless its budget has changed in the meantime. */
export async function endSponsoring(
  ctx: Pick<Ctx, "tx" | "tell">,
  id: string,
  { day, budgetCents }: SpentBudget,
): Promise<void> {
  const { numUpdatedRows } = await ctx.tx
    .updateTable("job_posts")
    .set({ budget_spent_on: day })
    .where("id", "=", id)
    .where("daily_budget_cents", "=", budgetCents)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await ctx.tell(jobPostChanged, { id, seen: true });
}

/** Resumes the sponsoring of a post at once if clicks that were credited back have left room in today's budget. */
export async function resumeSponsoring(ctx: Pick<Ctx, "tx" | "tell">, id: string, day: string): Promise<void> {
  const { numUpdatedRows } = await ctx.tx
    .updateTable("job_posts")
    .from("job_instances as ledger")
    .set({ budget_spent_on: null })
    .whereRef("ledger.job_post_id", "=", "job_posts.id")
    .where("ledger.day", "=", day)
    .where("job_posts.id", "=", id)
    .where("budget_spent_on", "=", day)
    .where(({ eb }) => eb("ledger.price_cents", "<=", eb("daily_budget_cents", "-", eb.ref("ledger.amount_cents"))))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await ctx.tell(jobPostChanged, { id, seen: true });
}
