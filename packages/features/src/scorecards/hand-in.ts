import type { ScorecardSubmission, Judgement, Scorecards } from "@orbita/contract";
import { applicationChanged, checkRejectionWording, openApplication } from "../applications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { mayAsk } from "./policy.ts";
import {
  findLastVersion,
  insertScorecard,
  insertScorecardVersion,
  lockCard,
  touchCard,
  type ScorecardKey,
} from "./queries.ts";
import { readCriteria, readScorecards } from "./read-scorecards.ts";
import { judged } from "./rules.ts";

type LockedScorecard = { id: string | null; seq: number; before: Judgement[] };

/** Locks the caller's own scorecard; fails with 409 if its version differs from the version that the caller edited. */
async function held(ctx: Ctx, of: ScorecardKey, version: number | null): Promise<LockedScorecard> {
  const row = await lockCard(ctx.tx, of);
  if ((row?.version ?? null) !== version) fail("scorecard.changedMeanwhile", { version: row?.version ?? 0 });
  if (!row) return { id: null, seq: 0, before: [] };
  const { seq, judgements } = await findLastVersion(ctx.tx, row.id);
  return { id: row.id, seq, before: judgements };
}

export async function handIn(ctx: Ctx, { id }: { id: string }, given: ScorecardSubmission): Promise<Scorecards> {
  const row = await openApplication(ctx, id);
  allow(mayAsk(ctx.actor, row.space_id));
  if (row.status === "withdrawn") fail("application.wrongStatus", { status: row.status });
  const of = { applicationId: id, authorId: ctx.actor.id! };
  const card = await held(ctx, of, given.version);
  const judgements = judged(await readCriteria(ctx, row.job_post_id), given, card.before);
  checkRejectionWording(given.judgements.map(({ note }) => note).join("\n"));

  const cardId =
    card.id ?? (await insertScorecard(ctx.tx, of, ctx.now)) ?? fail("scorecard.changedMeanwhile", { version: 1 });
  if (card.id !== null) await touchCard(ctx.tx, cardId, ctx.now);
  await insertScorecardVersion(ctx.tx, cardId, { seq: card.seq + 1, judgements, at: ctx.now });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
  return readScorecards(ctx, { id });
}
