import { createHash, randomUUIDv7 } from "node:crypto";
import type { ReasonCode, SignInMethod, TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { deviceLine, longestAgent, mailDeviceOf } from "../kernel/agent.ts";
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
  type SessionSelector,
  type EndedSession,
  type SessionOwner,
} from "./session-queries.ts";
import { notifyOwner } from "./notify-owner.ts";

export const tokenHashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A session and its current refresh token. */
export type SessionWithToken = SessionOwner & { refreshToken: string };

export async function openSession(ctx: Ctx, userId: string, method: SignInMethod): Promise<SessionWithToken> {
  const sessionId = randomUUIDv7();
  const refreshToken = ctx.platform.tokens.newRefreshToken();
  const { address, userAgent } = ctx.asker;
  await insertSession(ctx.tx, {
    id: sessionId,
    userId,
    tokenHash: tokenHashOf(refreshToken),
    method,
    deviceHash: deviceHashOf(ctx.asker),
    address,
    userAgent: userAgent.slice(0, longestAgent),
  });
  return { sessionId, userId, refreshToken };
}

type SessionEndCtx = Pick<Ctx, "tx" | "tell">;

/** Ends sessions: every process refuses their tokens within a second, and the user's browsers are notified. Idempotent. */
async function end({ tx, tell }: SessionEndCtx, which: SessionSelector, reason: ReasonCode): Promise<EndedSession[]> {
  await withReason(tx, reason);
  const ended = await revokeSessions(tx, which, reason);
  for (const { sessionId, userId } of ended) await tell(sessionEnded, { sessionId, userId });
  return ended;
}

/** Ends one session. Returns undefined if it had already ended or belongs to another user than `owner.of`. */
export async function endSession(
  ctx: SessionEndCtx,
  sessionId: string,
  reason: ReasonCode,
  owner: { of?: string } = {},
): Promise<EndedSession | undefined> {
  const [ended] = await end(ctx, { id: sessionId, ...owner }, reason);
  return ended;
}

/** Ends all sessions of a user, optionally except one. */
export const endSessionsOf = (
  ctx: SessionEndCtx,
  userId: string,
  { reason, except = null }: { reason: ReasonCode; except?: string | null },
): Promise<EndedSession[]> => end(ctx, { of: userId, except }, reason);

type SessionRotationCtx = SessionEndCtx & Pick<Ctx, "platform" | "enqueue" | "now">;

/** Ends a session whose refresh token is used by two clients, because one of them is not the owner, and notifies the owner. */
async function endStolen(ctx: SessionRotationCtx, sessionId: string): Promise<void> {
  const ended = await endSession(ctx, sessionId, tokenReused);
  if (!ended) return;
  const device = deviceLine(ended);
  await noteActivity({ tx: ctx.tx, now: ctx.now }, ended.userId, "session.stolen", { device });
  await notifyOwner(ctx, { userId: ended.userId, device: mailDeviceOf(ended) }, "sessionStolen");
}

/**
 * Exchanges a refresh token for its successor. A second request within the grace period, such as from another tab, gets the same
 * successor; after that, the token counts as stolen and the session ends. Returns null if the token is not valid.
 */
export async function rotateSession(ctx: SessionRotationCtx, token: string): Promise<SessionWithToken | null> {
  const successors = ctx.platform.tokens.successorsOf(token);
  const [next] = successors;
  if (next === undefined) return null;
  const owner = await rotateToken(ctx.tx, tokenHashOf(token), tokenHashOf(next));
  if (owner) return { ...owner, refreshToken: next };
  const state = await findTokenState(ctx.tx, tokenHashOf(token));
  const verdict = judgeToken(state);
  if (!state || verdict === "refused") return null;
  if (verdict === "reused") {
    await endStolen(ctx, state.sessionId);
    return null;
  }
  // The request that rotated the token may have derived the successor with any of the current keys.
  const refreshToken = successors.find((candidate) => state.nextHash?.equals(tokenHashOf(candidate)));
  return refreshToken === undefined ? null : { sessionId: state.sessionId, userId: state.userId, refreshToken };
}

export async function signPair(
  { platform, now }: Pick<ReadCtx, "platform" | "now">,
  { sessionId, userId, refreshToken }: SessionWithToken,
): Promise<{ pair: TokenPair; expiresAt: Date }> {
  const { token, expiresAt } = await platform.tokens.sign({ sessionId, userId }, now);
  return { pair: { access_token: token, refresh_token: refreshToken }, expiresAt };
}
