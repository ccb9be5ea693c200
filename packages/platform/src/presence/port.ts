/** Somebody in one of their windows. */
export type Seat = { readonly userId: string; readonly tab: string };
export type Present = { readonly userId: string; readonly writing: string | null };

/** Who has something open now: said again and again, kept nowhere, forgotten by itself. */
export type Presences = {
  /** Answers everybody who is there, and whether the others see something new. */
  enter: (room: string, seat: Seat, writing: string | null) => Promise<{ present: Present[]; changed: boolean }>;
  leave: (room: string, seat: Seat) => Promise<{ present: Present[]; changed: boolean }>;
};
