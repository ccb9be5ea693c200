/** A user in one browser tab. */
export type Seat = { readonly userId: string; readonly tab: string };
export type Present = { readonly userId: string; readonly writing: string | null };

/**
 * Users who have something open now. Clients renew their presence by heartbeats; it expires by itself and is not stored durably.
 */
export type Presences = {
  /** Returns all users present, and whether something changed for the others. */
  enter: (room: string, seat: Seat, writing: string | null) => Promise<{ present: Present[]; changed: boolean }>;
  leave: (room: string, seat: Seat) => Promise<{ present: Present[]; changed: boolean }>;
};
