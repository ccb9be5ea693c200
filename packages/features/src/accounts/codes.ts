import { randomUUIDv7 } from "node:crypto";
import type { Ctx } from "../kernel/ctx.ts";
import { askerOf, deviceHashOf } from "./asker.ts";
import { countTry, deleteCodes, lockCode, saveCode, type CodeKey, type CodeRow } from "./code-queries.ts";
import { knowsDevice } from "./device-queries.ts";
import { sendCode } from "./jobs.ts";
import { forgetCodes, takeCode } from "./quotas.ts";
import { codeExpiry, judgeCode, type Guess } from "./rules.ts";

/** What the code is for: a user who is there, or something that waits for it. Nothing at all is a decoy. */
export type CodeTarget = {
  userId?: string | null;
  /** Where to send it, if not to the user's address. */
  address?: string;
  passwordHash?: string;
  signUpId?: string;
};

/**
 * A new code, which ends the one that this browser asked for before. Too soon after it, or too many for one address, and it
 * is refused, whoever has that address.
 */
export async function issueCode(
  ctx: Ctx,
  key: CodeKey,
  target: CodeTarget,
  { countTogether = false }: { countTogether?: boolean } = {},
): Promise<void> {
  const known = await knowsDevice(ctx.tx, target.userId ?? null, deviceHashOf(ctx.asker));
  // Being somebody else's account is being a stranger.
  const own = ctx.actor.id !== null && ctx.actor.id === target.userId;
  await takeCode(ctx, key, !countTogether && (known || own));
  await makeCode(ctx, key, target);
}

/**
 * Uncounted: for the first code of an account, which its address is asked for only once. With no target it is a decoy: row and job are made all
 * the same, and no mail leaves, so that neither the answer nor its time tells whether somebody has this address.
 */
export async function makeCode(
  ctx: Ctx,
  key: CodeKey,
  { userId = null, address, passwordHash, signUpId }: CodeTarget,
): Promise<void> {
  const id = randomUUIDv7();
  await saveCode(ctx.tx, {
    id,
    ...key,
    asker: askerOf(ctx.asker),
    user_id: userId,
    address: address ?? null,
    password_hash: passwordHash ?? null,
    sign_up_id: signUpId ?? null,
    expires_at: codeExpiry(ctx.now),
    created_at: ctx.now,
  });
  await ctx.enqueue(sendCode, { codeId: id });
}

/**
 * A wrong guess is counted, a right one uses the code up. Both must be committed before the answer is given. The browser that
 * asked has its own tries: what strangers guess cannot take them away.
 */
export async function tryCode(ctx: Ctx, key: CodeKey, code: string): Promise<Guess<CodeRow>> {
  const asker = askerOf(ctx.asker);
  const row = await lockCode(ctx.tx, key, asker);
  const counter = row?.asker === asker ? "own_tries" : "tries";
  const right = row !== undefined && isReal(row) && ctx.platform.codes.matches(row.id, code);
  const guess = judgeCode(row && { ...row, tries: row[counter] }, { right, now: ctx.now });
  if (row && guess.verdict === "wrong") await countTry(ctx.tx, row.id, counter);
  if (row && guess.verdict === "right") {
    await deleteCodes(ctx.tx, key);
    ctx.afterCommit(() => void forgetCodes(ctx, key).catch(() => {}));
  }
  return guess.verdict === "right" ? { verdict: "right", code: row! } : guess;
}

const isReal = ({ user_id, sign_up_id }: CodeRow): boolean => user_id !== null || sign_up_id !== null;
