export type CircuitBreaker = {
  /** True if a call may be made now. The first call after a pause is a probe; other calls are refused until it ends. */
  readonly admits: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Reports that the call ended without a verdict on the provider, because it was cancelled. The next call is then the probe. */
  readonly undecided: () => void;
};

type BreakerOptions = { failures: number; restMs: number; clock?: () => number };

/** Circuit breaker: after several failures in a row it refuses calls for a while, then lets one call probe the provider. */
export function createBreaker({ failures, restMs, clock = () => performance.now() }: BreakerOptions): CircuitBreaker {
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
