import type { ScorecardCriterion, Scorecards } from "@orbita/contract";
import { openApplication, textForMembers } from "../applications/index.ts";
import { requirementsOf } from "../evidence/index.ts";
import { findJobPost, presentJobPost } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayJudge, maySeeOthers } from "./policy.ts";
import { presentScorecard, presentCriterion } from "./present.ts";
import { findScorecards, findCriteria } from "./queries.ts";
import { criterionOf } from "./rules.ts";

export type ScorecardReadCtx = Pick<ReadCtx, "tx" | "actor" | "now">;

/** The criteria by which every applicant of a post is judged: the post's current requirements, then the Space's own criteria. */
export async function readCriteria({ tx, now }: ScorecardReadCtx, jobPostId: string): Promise<ScorecardCriterion[]> {
  const post = (await findJobPost(tx, jobPostId)) ?? fail("jobPost.notFound");
  return [
    ...requirementsOf(presentJobPost(post, now)).map(criterionOf),
    ...(await findCriteria(tx, jobPostId)).map(presentCriterion),
  ];
}

export async function readScorecards(ctx: ScorecardReadCtx, { id }: { id: string }): Promise<Scorecards> {
  const row = await openApplication(ctx, id);
  const cards = await findScorecards(ctx.tx, id);
  const shown = (one: (typeof cards)[number]) => presentScorecard(one, (text) => textForMembers(row, text));
  const mine = cards.find(({ author_id }) => author_id !== null && author_id === ctx.actor.id);
  const others = cards.filter((one) => one !== mine);
  return {
    criteria: await readCriteria(ctx, row.job_post_id),
    mine: mine ? shown(mine) : null,
    others: maySeeOthers(ctx.actor, row, { handedIn: mine !== undefined }) ? others.map(shown) : null,
    judgedBy: others.flatMap(({ author }) => author ?? []),
    mayJudge: mayJudge(ctx.actor, row),
  };
}
