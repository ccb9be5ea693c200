import type { Statement } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { lockCase, saveCase, targetOf } from "./case-queries.ts";
import { caseOfLink, findStatement, findStatementByLink } from "./read-cases.ts";
import { findEnabled } from "./target-queries.ts";

const standing = ["post", "comment", "channel", "user", "of_space", "job_post", "resume", "application", "message"];

/** Somebody shows it again and it is reported anew: what is open about it then is another case. */
async function saveAppeal(tx: Tx, id: string, appeal: string, now: Date): Promise<void> {
  try {
    await saveCase(tx, id, { state: "appealed", appeal, appealed_at: now });
  } catch (error) {
    if (standing.some((index) => violates(error, `moderation_cases_${index}`))) fail("moderation.notOpen");
    throw error;
  }
}

type Appeal = { appeal: string };

/** Once, and while what it hid is hidden. Held before anything is looked at: of two who contest at once, the second finds it contested. */
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

/** By who may read the decision. */
export const contest = (ctx: Ctx, { id }: { id: string }, appeal: Appeal): Promise<Statement> =>
  contestCase(ctx, id, appeal, () => findStatement(ctx, { id }));

/** By who was shut out, with the link of the mail. */
export const contestByLink = (ctx: Ctx, link: { token: string }, appeal: Appeal): Promise<Statement> =>
  contestCase(ctx, caseOfLink(ctx, link.token), appeal, () => findStatementByLink(ctx, link));
