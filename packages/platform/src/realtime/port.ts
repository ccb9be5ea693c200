/** A browser's access to change events; the data itself always comes from the API. */
export type RealtimeDoor = { url: string; queue: string; token: string; expiresAt: Date };

/** A user and the session that opened the connection; the end of the session closes it. */
export type Listener = { readonly userId: string; readonly sessionId: string };

export type Realtime = {
  /** Declares a queue for one tab, bound to the shared topic and, for signed-in users, to the user's topic. */
  open: (listener: Listener | null) => Promise<RealtimeDoor>;
  /** Deletes the queue again, if it should not have been opened. */
  shut: (door: RealtimeDoor) => Promise<void>;
};

/** The broker is unavailable; the page polls until it is back. */
export class RealtimeUnavailable extends Error {}
