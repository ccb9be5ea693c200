import type { Operations } from "@orbita/contract";

/** Relay lag, in seconds, from which users notice the delay. */
export const lateSeconds = 30;

export type Attention = { servers: number; indexes: number; stuck: number; relay: number };

/** Counts what needs attention, by kind. Servers that are switched off on purpose do not count. */
export function attentionOf({ servers, indexes, deadLetters, queues, relay }: Operations): Attention {
  return {
    servers: servers.filter(({ light }) => light === "warn" || light === "down").length,
    // An index that is being rebuilt needs no attention.
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
