import { MapsAway } from "./port.ts";

type Options = { failures: number; restMs: number; clock?: () => number };

/** After some failures in a row nobody waits for the provider, for a while; then one call finds out whether it is back. */
export function createCircuit({ failures, restMs, clock = () => performance.now() }: Options) {
  let inARow = 0;
  let restsUntil = 0;
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (clock() < restsUntil) throw new MapsAway("resting after failures in a row");
    // While one finds out, the others do not wait for it.
    if (inARow >= failures) restsUntil = clock() + restMs;
    try {
      const answer = await work();
      [inARow, restsUntil] = [0, 0];
      return answer;
    } catch (error) {
      inARow += 1;
      if (inARow >= failures) restsUntil = clock() + restMs;
      throw error;
    }
  };
}
