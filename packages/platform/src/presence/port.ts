/** A user's presence in one browser tab. */
export type TabPresence = { readonly userId: string; readonly tab: string };
export type PresentUser = { readonly userId: string; readonly writing: string | null };

/**
 * The users who have a page open now. Clients renew their presence by heartbeats; it expires by itself and is not stored durably.
 */
export type PresenceTracker = {
  /** Registers a heartbeat of a browser tab in a room (a page). Returns all users present there, and whether the set changed. */
  enter: (
    room: string,
    seat: TabPresence,
    writing: string | null,
  ) => Promise<{ present: PresentUser[]; changed: boolean }>;
  leave: (room: string, seat: TabPresence) => Promise<{ present: PresentUser[]; changed: boolean }>;
};
