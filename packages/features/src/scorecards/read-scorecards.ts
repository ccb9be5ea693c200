import type { ScorecardCriterion, Scorecards } from "@orbita/contract";
import { openApplication, textForMembers } from "../applications/index.ts";
import { requirementsOf } from "../evidence/index.ts";
import { findJobPost, presentJobPost } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayJudge, maySeeOthers } from "./policy.ts";
import { presentCard, presentCriterion } from "./present.ts";
import { findCards, findCriteria } from "./queries.ts";
import { criterionOf } from "./rules.ts";

export type Asking = Pick<ReadCtx, "tx" | "actor" | "now">;

/** The criteria for every applicant: the post's current requirements, then the Space's own criteria. */
export async function criteriaOf({ tx, now }: Asking, jobPostId: string): Promise<ScorecardCriterion[]> {
  const post = (await findJobPost(tx, jobPostId)) ?? fail("jobPost.notFound");
  return [
    ...requirementsOf(presentJobPost(post, now)).map(criterionOf),
    ...(await findCriteria(tx, jobPostId)).map(presentCriterion),
  ];
}

export async function readScorecards(ctx: Asking, { id }: { id: string }): Promise<Scorecards> {
  const row = await openApplication(ctx, id);
  const cards = await findCards(ctx.tx, id);
  const shown = (one: (typeof cards)[number]) => presentCard(one, (text) => textForMembers(row, text));
  const mine = cards.find(({ author_id }) => author_id !== null && author_id === ctx.actor.id);
  const others = cards.filter((one) => one !== mine);
  return {
    criteria: await criteriaOf(ctx, row.job_post_id),
    mine: mine ? shown(mine) : null,
    others: maySeeOthers(ctx.actor, row, { handedIn: mine !== undefined }) ? others.map(shown) : null,
    judgedBy: others.flatMap(({ author }) => author ?? []),
    mayJudge: mayJudge(ctx.actor, row),
  };
}
