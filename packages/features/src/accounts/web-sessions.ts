import { randomBytes } from "node:crypto";
import { expiresAt, type TokenPair } from "@orbita/contract";
import type { Seal } from "@orbita/platform";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { endSession, hashOf, rotateSession, signPair } from "./sessions.ts";
import {
  deleteWebSession,
  findSessionOfToken,
  findWebSession,
  insertWebSession,
  lockWebSession,
  saveWebSession,
  type WebSessionRow,
} from "./web-session-queries.ts";

/** A token with less time left than this could expire in transit. The web server caches a token no longer than that. */
const marginMs = 60_000;

type WebTx = Pick<Ctx, "tx" | "tell" | "enqueue" | "platform" | "now">;
/** The context of requests by the web server itself, before a user is known; it has less than the context of a user's request. */
export type WebCtx = Pick<ReadCtx, "tx" | "platform" | "now"> & {
  readonly write: <T>(work: (ctx: WebTx) => Promise<T>) => Promise<T>;
};

export type Traded = { accessToken: string; expiresAt: number; userId: string; sessionId: string };

const isFresh = (row: Pick<WebSessionRow, "accessExpiresAt">, now: Date) =>
  row.accessExpiresAt.getTime() - now.getTime() > marginMs;

function unsealed(seal: Seal, row: WebSessionRow, cookieHash: Buffer): TokenPair | null {
  const text = seal.open(row.sealed, cookieHash);
  return text === null ? null : (JSON.parse(text) as TokenPair);
}

const sealed = (seal: Seal, pair: TokenPair, cookieHash: Buffer) => seal.close(JSON.stringify(pair), cookieHash);

/**
 * The browser's cookie is an opaque key to a token pair that never leaves the servers. Only the hash of the cookie is stored, and
 * the pair is sealed for that hash: a row copied to another cookie cannot be opened.
 */
export async function openWebSession(
  ctx: WebCtx,
  pair: TokenPair,
): Promise<{ cookie: string; expires: string } | null> {
  const cookie = randomBytes(32).toString("base64url");
  const cookieHash = hashOf(cookie);
  return ctx.write(async ({ tx, platform }) => {
    const session = await findSessionOfToken(tx, hashOf(pair.refresh_token));
    if (!session) return null;
    await insertWebSession(tx, cookieHash, {
      sessionId: session.id,
      sealed: sealed(platform.seal, pair, cookieHash),
      accessExpiresAt: new Date(expiresAt(pair.access_token) * 1_000),
    });
    return { cookie, expires: session.expiresAt.toISOString() };
  });
}

/**
 * The row lock lets only one request refresh; requests that waited find the new pair. null: the token was refused, so the session
 * has ended.
 */
async function refresh(ctx: WebTx, cookieHash: Buffer): Promise<{ pair: TokenPair; expiresAt: Date } | null> {
  const row = await lockWebSession(ctx.tx, cookieHash);
  const pair = row && unsealed(ctx.platform.seal, row, cookieHash);
  if (!row || !pair) return null;
  if (isFresh(row, ctx.now)) return { pair, expiresAt: row.accessExpiresAt };
  const session = await rotateSession(ctx, pair.refresh_token);
  if (!session) return null;
  const next = await signPair(ctx, session);
  await saveWebSession(ctx.tx, cookieHash, {
    sealed: sealed(ctx.platform.seal, next.pair, cookieHash),
    accessExpiresAt: next.expiresAt,
  });
  return next;
}

/** The access token that belongs to a cookie, refreshed before it expires; null for a cookie without a valid session. */
export async function tradeWebSession(ctx: WebCtx, cookie: string): Promise<Traded | null> {
  const cookieHash = hashOf(cookie);
  const row = await findWebSession(ctx.tx, cookieHash);
  if (!row) return null;
  const { userId, sessionId } = row;
  const pair = isFresh(row, ctx.now) ? unsealed(ctx.platform.seal, row, cookieHash) : null;
  const current = pair
    ? { pair, expiresAt: row.accessExpiresAt }
    : await ctx.write((writing) => refresh(writing, cookieHash));
  if (!current) return null;
  return { accessToken: current.pair.access_token, expiresAt: current.expiresAt.getTime(), userId, sessionId };
}

export const closeWebSession = (ctx: WebCtx, cookie: string): Promise<void> =>
  ctx.write(async (writing) => {
    const sessionId = await deleteWebSession(writing.tx, hashOf(cookie));
    if (sessionId !== undefined) await endSession(writing, sessionId, "logout");
  });
