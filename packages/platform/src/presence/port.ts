/** A user's presence in one browser tab. */
export type TabPresence = { readonly userId: string; readonly tab: string };
export type PresentUser = { readonly userId: string; readonly writing: string | null };

/** Presence: the users who have a page open now. Browser tabs renew it by heartbeats; it expires without them and is not stored durably. */
export type PresenceTracker = {
  /** Registers a heartbeat of a tab on a page (`room`). Returns all users present there, and whether this changed what others see. */
  enter: (
    room: string,
    seat: TabPresence,
    writing: string | null,
  ) => Promise<{ present: PresentUser[]; changed: boolean }>;
  leave: (room: string, seat: TabPresence) => Promise<{ present: PresentUser[]; changed: boolean }>;
};
