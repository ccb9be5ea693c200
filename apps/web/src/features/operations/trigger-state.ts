import type { Run } from "@orbita/contract";
import { isOver } from "./queries.ts";

/** A dry run says how it was then: after this the act is not offered on its word any more. */
export const triedForMs = 60 * 60_000;

export type CardState = {
  /** Under way, whatever its month: two at a time would count the same rows. */
  running: Run | null;
  /** The last thing about this month was a dry run, not long ago. */
  tried: Run | null;
  /** The last real one, of any month. */
  last: Run | null;
};

/** What a card shows, from its last runs, the newest first. */
export function cardState(runs: readonly Run[], subject: string, now: number): CardState {
  const over = runs.filter(isOver);
  const newest = over.find((run) => run.subject === subject);
  const fresh = newest && now - Date.parse(newest.ended ?? newest.created) < triedForMs;
  return {
    running: runs.find((run) => !isOver(run)) ?? null,
    tried: newest?.dry && fresh ? newest : null,
    last: over.find(({ dry }) => !dry) ?? null,
  };
}
