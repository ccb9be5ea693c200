/** The connection through which a browser receives change events. The data itself always comes from the API. */
export type RealtimeConnection = { url: string; queue: string; token: string; expiresAt: Date };

/** A signed-in user of a realtime connection, and the session that opened it. When the session ends, the connection is closed. */
export type RealtimeUser = { readonly userId: string; readonly sessionId: string };

export type RealtimeBroker = {
  /** Declares a queue for one browser tab, bound to the shared topic and, for signed-in users, to the user's topic. */
  open: (listener: RealtimeUser | null) => Promise<RealtimeConnection>;
  /** Deletes a queue that was opened although the user's session had ended. */
  shut: (door: RealtimeConnection) => Promise<void>;
};

/** Thrown if the broker is unavailable; the page polls until the broker is back. */
export class RealtimeUnavailable extends Error {}
