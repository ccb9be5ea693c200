import { createRandom } from "./random.ts";

/**
 * drop_before, drop_after: the connection ends before or after the work was done. error: 500 before the work begins. error_saved:
 * 500 without effect, stored under the idempotency key as Stripe does. error_after: 500 although the work was done, stored too.
 * limit: 429. slow: the work is done, but the response is late.
 */
export type FaultKind = "drop_before" | "drop_after" | "error" | "error_saved" | "error_after" | "limit" | "slow";
export type StripeFault = {
  kind: FaultKind;
  /** The number of next calls that the fault affects, by default one. With a `rate`, it affects calls at random until it is removed. */
  times?: number;
  rate?: number;
  seed?: number;
  /** A regular expression that is matched with the method and path, such as `POST /v1/payment_intents/…/confirm`. */
  match?: string;
  /** The delay of the response in milliseconds, for the fault `slow`. */
  ms?: number;
};
type ActiveFault = StripeFault & { left: number; random: () => number };

/** Manages the faults of calls with the secret key. Calls of browsers and control calls of tests are not affected. */
export function createFaults() {
  let kept: ActiveFault[] = [];
  return {
    add: (fault: StripeFault) => {
      const left = fault.rate === undefined ? (fault.times ?? 1) : Number.POSITIVE_INFINITY;
      kept.push({ ...fault, left, random: createRandom(fault.seed ?? 1) });
    },
    mend: () => void (kept = []),
    /** Returns the fault that applies to this call, if any. */
    next: (line: string): StripeFault | null => {
      for (const fault of kept) {
        if (fault.match !== undefined && !new RegExp(fault.match).test(line)) continue;
        if (fault.rate !== undefined && fault.random() >= fault.rate) continue;
        fault.left -= 1;
        if (fault.left <= 0) kept = kept.filter((one) => one !== fault);
        return fault;
      }
      return null;
    },
  };
}
export type StripeFaults = ReturnType<typeof createFaults>;
