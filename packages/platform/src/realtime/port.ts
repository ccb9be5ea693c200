/** A browser's way to hear hints; data itself always comes from the api. */
export type RealtimeDoor = { url: string; queue: string; token: string; expiresAt: Date };

/** Somebody, by one of their sign-ins: its end closes what it opened. */
export type Listener = { readonly userId: string; readonly sessionId: string };

export type Realtime = {
  /** Declares a queue for one tab, bound to the shared topic and, signed in, to the user's. */
  open: (listener: Listener | null) => Promise<RealtimeDoor>;
  /** Takes it back, where it should not have been opened. */
  shut: (door: RealtimeDoor) => Promise<void>;
};

/** The broker is away: the page polls until it is back. */
export class RealtimeUnavailable extends Error {}
