import { createHash, randomUUIDv7 } from "node:crypto";
import type { SignInMethod, TokenPair } from "@orbita/contract";
import { because } from "@orbita/db";
import { deviceLine, longestAgent } from "../kernel/agent.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { noteActivity } from "../activity/index.ts";
import { deviceHashOf } from "./asker.ts";
import { tokenReused } from "./device-queries.ts";
import { sessionEnded } from "./events.ts";
import { judgeToken } from "./rules.ts";
import {
  findTokenState,
  insertSession,
  revokeSessions,
  rotateToken,
  type Ended,
  type EndedSession,
  type SessionOwner,
} from "./session-queries.ts";
import { tellOwner } from "./tell-owner.ts";

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A session and its current refresh token. */
export type OpenSession = SessionOwner & { refreshToken: string };

export async function openSession(ctx: Ctx, userId: string, method: SignInMethod): Promise<OpenSession> {
  const sessionId = randomUUIDv7();
  const refreshToken = ctx.platform.tokens.newRefreshToken();
  const { address, userAgent } = ctx.asker;
  await insertSession(ctx.tx, {
    id: sessionId,
    userId,
    tokenHash: hashOf(refreshToken),
    method,
    deviceHash: deviceHashOf(ctx.asker),
    address,
    userAgent: userAgent.slice(0, longestAgent),
  });
  return { sessionId, userId, refreshToken };
}

type Ending = Pick<Ctx, "tx" | "tell">;

/** Every process refuses the tokens within a second, and the user's browsers are notified. Idempotent. */
async function end({ tx, tell }: Ending, which: Ended, reason: string): Promise<EndedSession[]> {
  await because(tx, reason);
  const ended = await revokeSessions(tx, which, reason);
  for (const { sessionId, userId } of ended) await tell(sessionEnded, { sessionId, userId });
  return ended;
}

/** undefined: the session had already ended, or does not belong to `of`. */
export async function endSession(
  ctx: Ending,
  sessionId: string,
  reason: string,
  owner: { of?: string } = {},
): Promise<EndedSession | undefined> {
  const [ended] = await end(ctx, { id: sessionId, ...owner }, reason);
  return ended;
}

/** Ends all sessions of a user, optionally except one. */
export const endSessionsOf = (
  ctx: Ending,
  userId: string,
  { reason, except = null }: { reason: string; except?: string | null },
): Promise<EndedSession[]> => end(ctx, { of: userId, except }, reason);

type Rotating = Ending & Pick<Ctx, "platform" | "enqueue" | "now">;

/** Two clients hold the same token, so one of them is not the owner: ends the session for both and notifies the owner. */
async function endStolen(ctx: Rotating, sessionId: string): Promise<void> {
  const ended = await endSession(ctx, sessionId, tokenReused);
  if (!ended) return;
  const device = deviceLine(ended);
  await noteActivity({ tx: ctx.tx, now: ctx.now }, ended.userId, "session.stolen", { device });
  await tellOwner(ctx, { userId: ended.userId }, "sessionStolen", { device });
}

/**
 * Exchanges a refresh token for its successor. A second request within the grace period, such as from another tab, gets the same
 * successor; after that, the token counts as stolen and the session ends. null: the token is not valid.
 */
export async function rotateSession(ctx: Rotating, token: string): Promise<OpenSession | null> {
  const successors = ctx.platform.tokens.successorsOf(token);
  const [next] = successors;
  if (next === undefined) return null;
  const owner = await rotateToken(ctx.tx, hashOf(token), hashOf(next));
  if (owner) return { ...owner, refreshToken: next };
  const state = await findTokenState(ctx.tx, hashOf(token));
  const verdict = judgeToken(state);
  if (!state || verdict === "refused") return null;
  if (verdict === "reused") {
    await endStolen(ctx, state.sessionId);
    return null;
  }
  // The winner may have derived the successor with any of the current keys.
  const refreshToken = successors.find((candidate) => state.nextHash?.equals(hashOf(candidate)));
  return refreshToken === undefined ? null : { sessionId: state.sessionId, userId: state.userId, refreshToken };
}

export async function signPair(
  { platform, now }: Pick<ReadCtx, "platform" | "now">,
  { sessionId, userId, refreshToken }: OpenSession,
): Promise<{ pair: TokenPair; expiresAt: Date }> {
  const { token, expiresAt } = await platform.tokens.sign({ sessionId, userId }, now);
  return { pair: { access_token: token, refresh_token: refreshToken }, expiresAt };
}
