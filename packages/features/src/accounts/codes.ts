import { createHash, randomUUIDv7 } from "node:crypto";
import type { Ctx } from "../kernel/ctx.ts";
import { countTry, deleteCode, lockCode, saveCode, type CodeKey } from "./code-queries.ts";
import { sendCode } from "./jobs.ts";
import { codeExpiry, judgeCode, type Guess } from "./rules.ts";

/** Addresses of people who are not with us are not kept in clear. */
export const subjectOf = (email: string): string => createHash("sha256").update(email).digest("base64url");

/**
 * A new code, which ends the one before. With no user it is a decoy: row and job are made all the same, and no mail leaves, so
 * that neither the answer nor its time tells whether somebody has this address.
 */
export async function issueCode(ctx: Ctx, key: CodeKey, userId: string | null): Promise<void> {
  const id = randomUUIDv7();
  await saveCode(ctx.tx, { id, ...key, user_id: userId, expires_at: codeExpiry(ctx.now), created_at: ctx.now });
  await ctx.enqueue(sendCode, { codeId: id });
}

/** A wrong guess is counted, a right one uses the code up. Both must be committed before the answer is given. */
export async function tryCode(ctx: Ctx, key: CodeKey, code: string): Promise<Guess> {
  const row = await lockCode(ctx.tx, key);
  const userId = row && ctx.platform.codes.matches(row.id, code) ? row.user_id : null;
  const guess = judgeCode(row, { userId, now: ctx.now });
  if (row && guess.verdict === "wrong") await countTry(ctx.tx, row.id);
  if (row && guess.verdict === "right") await deleteCode(ctx.tx, row.id);
  return guess;
}
