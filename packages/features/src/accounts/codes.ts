import { randomUUIDv7 } from "node:crypto";
import { mailDeviceOf } from "../kernel/agent.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { askerOf, deviceHashOf } from "./asker.ts";
import { countTry, deleteCodes, lockCode, saveCode, type CodeKey, type EmailCodeRow } from "./code-queries.ts";
import { knowsDevice } from "./device-queries.ts";
import { sendCode } from "./jobs.ts";
import { forgetCodes, takeCode } from "./quotas.ts";
import { codeExpiry, judgeCode, type CodeCheckResult } from "./rules.ts";

/** The target of a code: an existing user or a pending sign-up. Without either, the code is a decoy. */
export type CodeTarget = {
  userId?: string | null;
  /** The recipient's address, if the code is sent to another address than the user's current one. */
  address?: string;
  passwordHash?: string;
  signUpId?: string;
};

/**
 * Issues a new one-time code, which replaces the code that this browser requested before. Refuses a request that comes too soon after the last one,
 * or too many requests for one address, whether or not the address has an account.
 */
export async function issueCode(
  ctx: Ctx,
  key: CodeKey,
  target: CodeTarget,
  { countTogether = false }: { countTogether?: boolean } = {},
): Promise<void> {
  const known = await knowsDevice(ctx.tx, target.userId ?? null, deviceHashOf(ctx.asker));
  // A caller who is signed in to another account is treated like an unknown browser.
  const own = ctx.actor.id !== null && ctx.actor.id === target.userId;
  await takeCode(ctx, key, !countTogether && (known || own));
  await makeCode(ctx, key, target);
}

/**
 * Creates a code without rate limiting, for the first code of an account, which is requested only once per address. Without a
 * target the code is a decoy: the row and the job are created but no mail is sent, so that neither the response nor its timing
 * reveals whether the address has an account.
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
  await ctx.enqueue(sendCode, { codeId: id, device: mailDeviceOf(ctx.asker) });
}

/**
 * Counts a wrong guess and consumes the code on a correct guess. Both must be committed before the response is sent. The browser
 * that requested the code has its own counter, so that guesses of strangers cannot use up its tries.
 */
export async function tryCode(ctx: Ctx, key: CodeKey, code: string): Promise<CodeCheckResult<EmailCodeRow>> {
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

const isReal = ({ user_id, sign_up_id }: EmailCodeRow): boolean => user_id !== null || sign_up_id !== null;
