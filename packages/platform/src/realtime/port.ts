/** The connection through which a browser receives change events. The data itself always comes from the API. */
export type RealtimeConnection = { url: string; queue: string; token: string; expiresAt: Date };

/** A user and the session that opened the connection. The end of the session closes the connection. */
export type RealtimeUser = { readonly userId: string; readonly sessionId: string };

export type RealtimeBroker = {
  /** Declares a queue for one browser tab, bound to the shared topic and, for signed-in users, to the user's topic. */
  open: (listener: RealtimeUser | null) => Promise<RealtimeConnection>;
  /** Deletes a queue that should not have been opened. */
  shut: (door: RealtimeConnection) => Promise<void>;
};

/** Thrown if the broker is unavailable; the page polls until the broker is back. */
export class RealtimeUnavailable extends Error {}
