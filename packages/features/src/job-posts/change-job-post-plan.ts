import type { JobPostId, OwnJobPost, Plan } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { checkPayer, chooseSponsoring, takeSlot, withRoomToday } from "./publish-job-post.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { changePlan } from "./rules.ts";

type PlanChange = { plan: Plan; dailyBudget?: number | undefined };

/** Changes the plan of a job post or its budget. A published post needs a free slot of the new plan; both happen in one transaction. */
export async function changeJobPostPlan(ctx: Ctx, { id }: { id: JobPostId }, given: PlanChange): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "write", post));
  // Ending a premium plan is also reserved to owners, because they decide on the budget.
  allow(post.plan !== "premium" || canActOnJobPost(ctx.actor, "sponsor", post));
  const chosen = chooseSponsoring(ctx, post, given);
  const next = changePlan(post, chosen, ctx.now);
  await checkPayer(ctx.tx, post.space_id, chosen.plan);
  const takesSlot = post.status === "published" && post.plan !== chosen.plan;
  if (takesSlot) await takeSlot(ctx, post.space_id, chosen.plan);
  const saved = await saveJobPost(ctx.tx, await withRoomToday(ctx, next));
  await ctx.tell(jobPostChanged, { id, seen: post.status === "published" });
  return presentOwnJobPost(saved, ctx.now);
}
