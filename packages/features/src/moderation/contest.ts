import type { Statement } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { lockCase, saveCase, targetOf } from "./case-queries.ts";
import { caseOfLink, findStatement, findStatementByLink } from "./read-cases.ts";
import { findEnabled } from "./target-queries.ts";

const standing = ["post", "comment", "channel", "user", "of_space", "job_post", "resume", "application", "message"];

/** If the content was shown and reported again in the meantime, another case is open about it, and the appeal fails. */
async function saveAppeal(tx: Tx, id: string, appeal: string, now: Date): Promise<void> {
  try {
    await saveCase(tx, id, { state: "appealed", appeal, appealed_at: now });
  } catch (error) {
    if (standing.some((index) => violates(error, `moderation_cases_${index}`))) fail("moderation.notOpen");
    throw error;
  }
}

type Appeal = { appeal: string };

/** One appeal per case, while the content is hidden. Locks the case first, so that the second of two concurrent appeals fails. */
async function contestCase(
  ctx: Ctx,
  id: string,
  { appeal }: Appeal,
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

/** For users who may read the decision. */
export const contest = (ctx: Ctx, { id }: { id: string }, appeal: Appeal): Promise<Statement> =>
  contestCase(ctx, id, appeal, () => findStatement(ctx, { id }));

/** For suspended users, by the link in the email. */
export const contestByLink = (ctx: Ctx, link: { token: string }, appeal: Appeal): Promise<Statement> =>
  contestCase(ctx, caseOfLink(ctx, link.token), appeal, () => findStatementByLink(ctx, link));
