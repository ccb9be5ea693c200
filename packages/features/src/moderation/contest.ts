import type { Statement } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { lockCase, saveCase, targetOf } from "./case-queries.ts";
import { caseOfLink, findStatement, findStatementByLink } from "./list-cases.ts";
import { findEnabled } from "./target-queries.ts";

const standing = ["post", "comment", "channel", "user", "of_space", "job_post", "resume", "application", "message"];

/**
 * Saves an appeal against a moderation decision. Fails if another case is open about the content, because it was shown and reported again since the
 * decision.
 */
async function saveAppeal(tx: Tx, id: string, appeal: string, now: Date): Promise<void> {
  try {
    await saveCase(tx, id, { state: "appealed", appeal, appealed_at: now });
  } catch (error) {
    if (standing.some((index) => violates(error, `moderation_cases_${index}`))) fail("moderation.notOpen");
    throw error;
  }
}

type AppealInput = { appeal: string };

/**
 * Appeals against a moderation decision. Each case can have one appeal, while its content is hidden. Locks the case first, so that the second of two
 * concurrent appeals fails.
 */
async function contestCase(
  ctx: Ctx,
  id: string,
  { appeal }: AppealInput,
  read: () => Promise<Statement>,
): Promise<Statement> {
  const { tx, now } = ctx;
  const row = (await lockCase(tx, id)) ?? fail("moderation.notFound");
  if ((await read()).appealableUntil === null) fail("moderation.notOpen");
  const target = targetOf(row);
  if (target !== null && (await findEnabled(tx, row.kind, target)) === true) fail("moderation.notOpen");
  await saveAppeal(tx, id, appeal, now);
  return read();
}

/** Appeals on behalf of a signed-in user who may read the decision. */
export const contestDecision = (ctx: Ctx, { id }: { id: string }, appeal: AppealInput): Promise<Statement> =>
  contestCase(ctx, id, appeal, () => findStatement(ctx, { id }));

/** Appeals on behalf of a suspended user through the link in the email, because suspended users cannot sign in. */
export const contestDecisionByLink = (ctx: Ctx, link: { token: string }, appeal: AppealInput): Promise<Statement> =>
  contestCase(ctx, caseOfLink(ctx, link.token), appeal, () => findStatementByLink(ctx, link));
