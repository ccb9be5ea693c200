import type { Run } from "@orbita/contract";
import { isOver } from "~/domain/operations/queries.ts";

/** How many milliseconds a dry run is valid. Its figures become outdated, so afterwards the real run is no longer offered on their basis. */
export const triedForMs = 60 * 60_000;

export type TriggerCardState = {
  /** The run in progress, of any period: two concurrent runs would process the same rows. */
  running: Run | null;
  /** The latest run of the chosen period, if that run was a dry run and is recent enough. */
  tried: Run | null;
  /** The last real run, of any period. */
  last: Run | null;
};

/** Derives the state of a trigger card from its latest runs, which must be sorted newest first. */
export function cardState(runs: readonly Run[], subject: string, now: number): TriggerCardState {
  const over = runs.filter(isOver);
  const newest = over.find((run) => run.subject === subject);
  const fresh = newest && now - Date.parse(newest.ended ?? newest.created) < triedForMs;
  return {
    running: runs.find((run) => !isOver(run)) ?? null,
    tried: newest?.dry && fresh ? newest : null,
    last: over.find(({ dry }) => !dry) ?? null,
  };
}
