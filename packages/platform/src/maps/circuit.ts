import { MapsUnavailable } from "./port.ts";

type CircuitOptions = { failures: number; restMs: number; clock?: () => number };

/** Circuit breaker: after several failures in a row, calls fail at once for a while; then one call probes the provider. */
export function createCircuit({ failures, restMs, clock = () => performance.now() }: CircuitOptions) {
  let inARow = 0;
  let restsUntil = 0;
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (clock() < restsUntil) throw new MapsUnavailable("resting after failures in a row");
    // The current call becomes the probe: extending the pause makes all other calls fail at once until the probe ends.
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
