import { randomBytes } from "node:crypto";
import { expiresAt, type TokenPair } from "@orbita/contract";
import type { TextEncryption } from "@orbita/platform";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { endSession, tokenHashOf, rotateSession, signPair } from "./sessions.ts";
import {
  deleteWebSession,
  findSessionOfToken,
  findWebSession,
  insertWebSession,
  lockWebSession,
  saveWebSession,
  type WebSessionRow,
} from "./web-session-queries.ts";

/**
 * The remaining lifetime, in milliseconds, below which an access token is refreshed, because it could expire in transit. The
 * web server stops using a cached token at the same time.
 */
const marginMs = 60_000;

type WebSessionWriteCtx = Pick<Ctx, "tx" | "tell" | "enqueue" | "platform" | "now">;
/**
 * The context in which the web server resolves a session cookie, before the user is known. It offers less than the context of a
 * user's request.
 */
export type WebServerCtx = Pick<ReadCtx, "tx" | "platform" | "now"> & {
  readonly write: <T>(work: (ctx: WebSessionWriteCtx) => Promise<T>) => Promise<T>;
};

export type WebAccessToken = { accessToken: string; expiresAt: number; userId: string; sessionId: string };

const isFresh = (row: Pick<WebSessionRow, "accessExpiresAt">, now: Date) =>
  row.accessExpiresAt.getTime() - now.getTime() > marginMs;

function unsealed(seal: TextEncryption, row: WebSessionRow, cookieHash: Buffer): TokenPair | null {
  const text = seal.open(row.sealed, cookieHash);
  return text === null ? null : (JSON.parse(text) as TokenPair);
}

const sealed = (seal: TextEncryption, pair: TokenPair, cookieHash: Buffer) =>
  seal.close(JSON.stringify(pair), cookieHash);

/**
 * Opens a web session. The browser's cookie is an opaque key to a token pair that never leaves the servers. Only the hash of the cookie is stored,
 * and the pair is sealed for that hash: a row copied to another cookie cannot be opened.
 */
export async function openWebSession(
  ctx: WebServerCtx,
  pair: TokenPair,
): Promise<{ cookie: string; expires: string } | null> {
  const cookie = randomBytes(32).toString("base64url");
  const cookieHash = tokenHashOf(cookie);
  return ctx.write(async ({ tx, platform }) => {
    const session = await findSessionOfToken(tx, tokenHashOf(pair.refresh_token));
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
 * Refreshes the token pair of a web session. The row lock lets only one request refresh; requests that waited find the new pair.
 * Returns null if the token was refused, which means that the session has ended.
 */
async function refresh(
  ctx: WebSessionWriteCtx,
  cookieHash: Buffer,
): Promise<{ pair: TokenPair; expiresAt: Date } | null> {
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
export async function tradeWebSession(ctx: WebServerCtx, cookie: string): Promise<WebAccessToken | null> {
  const cookieHash = tokenHashOf(cookie);
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

export const closeWebSession = (ctx: WebServerCtx, cookie: string): Promise<void> =>
  ctx.write(async (writing) => {
    const sessionId = await deleteWebSession(writing.tx, tokenHashOf(cookie));
    if (sessionId !== undefined) await endSession(writing, sessionId, "logout");
  });
