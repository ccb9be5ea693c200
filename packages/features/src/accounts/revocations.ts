import { accountLimits } from "@orbita/contract";
import { wakeOn, type Db } from "@orbita/db";
import { findDisabledSince, findRevokedSince, revocationsChannel } from "./session-queries.ts";

export type RevocationWatch = {
  /** Whether a session was revoked. Called on each request, so it looks up an in-memory list. */
  isRevoked: (sessionId: string, userId: string) => boolean;
  close: () => Promise<void>;
};

/** The lifetime in seconds of an access token, plus one minute for clock skew. */
const lifetime = accountLimits.accessTokenMinutes * 60 + 60;
/** How far each query overlaps the previous one, in seconds. A row can become visible some seconds after its timestamp. */
const overlap = 30;

type RevocationOptions = { db: Db; url: string; onError?: (error: unknown) => void };

/**
 * The ended sessions and disabled users whose access tokens have not expired yet. Each API process keeps this list and refreshes
 * it on a notification, and also each second: a lost connection then delays a revocation by a second but does not lose it.
 */
export async function createRevocations({ db, url, onError = () => {} }: RevocationOptions): Promise<RevocationWatch> {
  const sessions = new Map<string, number>();
  let users = new Set<string>();
  let lookedAt = -Infinity;
  let closed = false;

  async function look(): Promise<void> {
    const now = performance.now();
    const seconds = Math.min(lifetime, (now - lookedAt) / 1_000 + overlap);
    const [ended, disabled] = await Promise.all([findRevokedSince(db, seconds), findDisabledSince(db, lifetime)]);
    for (const id of ended) if (!sessions.has(id)) sessions.set(id, now);
    for (const [id, since] of sessions) if (now - since > lifetime * 1_000) sessions.delete(id);
    users = new Set(disabled);
    lookedAt = now;
  }

  await look();
  const wake = wakeOn(url, revocationsChannel);
  async function follow(): Promise<void> {
    for (;;) {
      await wake.wait();
      if (closed) return;
      await look().catch(onError);
    }
  }
  const following = follow();
  return {
    isRevoked: (sessionId, userId) => sessions.has(sessionId) || users.has(userId),
    close: async () => {
      closed = true;
      wake.close();
      await following;
    },
  };
}
