/** A browser's way to hear hints; data itself always comes from the api. */
export type RealtimeDoor = { url: string; queue: string; token: string; expiresAt: Date };

export type Realtime = {
  /** Declares a queue for one tab, bound to the shared topic and, signed in, to the user's. */
  open: (user: { id: string } | null) => Promise<RealtimeDoor>;
};

/** The broker is away: the page polls until it is back. */
export class RealtimeUnavailable extends Error {}
