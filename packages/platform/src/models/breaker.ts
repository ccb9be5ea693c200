export type Breaker = {
  /** Whether anybody should ask now. A true to the first one after a rest is a probe: the others wait for what it says. */
  readonly admits: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Called off before it could tell: the next one is the probe. */
  readonly undecided: () => void;
};

type Options = { failures: number; restMs: number; clock?: () => number };

/** After some failures in a row nobody is sent to the provider for a while; then one call finds out whether it is back. */
export function createBreaker({ failures, restMs, clock = () => performance.now() }: Options): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  let probing = false;
  return {
    admits: () => {
      if (inARow < failures) return true;
      if (probing || clock() < restsUntil) return false;
      probing = true;
      return true;
    },
    succeeded: () => {
      inARow = 0;
      probing = false;
    },
    failed: () => {
      inARow += 1;
      probing = false;
      if (inARow >= failures) restsUntil = clock() + restMs;
    },
    undecided: () => {
      probing = false;
    },
  };
}
