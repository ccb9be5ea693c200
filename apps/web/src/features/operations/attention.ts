import type { Operations } from "@orbita/contract";

/** A change that is carried later than this is one that people notice. */
export const lateSeconds = 30;

export type Attention = { servers: number; indexes: number; stuck: number; relay: number };

/** What somebody should look at, by kind; what is off on purpose is not. */
export function attentionOf({ servers, indexes, deadLetters, queues, relay }: Operations): Attention {
  return {
    servers: servers.filter(({ light }) => light === "warn" || light === "down").length,
    // One that is being built is being looked after.
    indexes: indexes.filter(
      ({ behind, building, documents }) => (behind > 0 || documents === null) && building === null,
    ).length,
    stuck: Math.max(
      deadLetters.length,
      queues.reduce((sum, { dead }) => sum + dead, 0),
    ),
    relay: relay.filter(({ lagSeconds }) => lagSeconds > lateSeconds).length,
  };
}
