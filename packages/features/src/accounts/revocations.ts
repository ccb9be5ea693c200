import { accountLimits } from "@orbita/contract";
import { wakeOn, type Db } from "@orbita/db";
import { findDisabledSince, findRevokedSince, revocationsChannel } from "./session-queries.ts";

export type Revocations = {
  /** A look-up in memory: it runs at each request. */
  isRevoked: (sessionId: string, userId: string) => boolean;
  close: () => Promise<void>;
};

/** As long as an access token may still be shown, and a minute for clocks that differ. */
const lifetime = accountLimits.accessTokenMinutes * 60 + 60;
/** A row can become visible some seconds after the moment that is written in it: each look begins a little before the last. */
const overlap = 30;

type Options = { db: Db; url: string; onError?: (error: unknown) => void };

/**
 * The sign-ins that ended and the people who were disabled while their access tokens still live. Each api process keeps the
 * list: woken by a notification, and each second anyway, so that a lost connection costs a second and not an ended session.
 */
export async function createRevocations({ db, url, onError = () => {} }: Options): Promise<Revocations> {
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
