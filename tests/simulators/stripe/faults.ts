import { createRandom } from "./random.ts";

/**
 * drop_before, drop_after: the connection ends before or after the work was done. error: 500 before the request begins.
 * error_saved: 500
 * without effect, stored under the key as Stripe does. error_after: 500 although it was done, stored too. limit: 429. slow: done,
 * but late.
 */
export type FaultKind = "drop_before" | "drop_after" | "error" | "error_saved" | "error_after" | "limit" | "slow";
export type Fault = {
  kind: FaultKind;
  /** For this many of the next calls; or, with a `rate`, at random until repaired. */
  times?: number;
  rate?: number;
  seed?: number;
  /** A regular expression on `POST /v1/payment_intents/…/confirm`. */
  match?: string;
  /** The delay of `slow`. */
  ms?: number;
};
type ActiveFault = Fault & { left: number; random: () => number };

/** Faults for calls with the secret key; browsers and tests are not affected. */
export function createFaults() {
  let kept: ActiveFault[] = [];
  return {
    add: (fault: Fault) => {
      const left = fault.rate === undefined ? (fault.times ?? 1) : Number.POSITIVE_INFINITY;
      kept.push({ ...fault, left, random: createRandom(fault.seed ?? 1) });
    },
    mend: () => void (kept = []),
    /** The fault of this call, if any. */
    next: (line: string): Fault | null => {
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
export type Faults = ReturnType<typeof createFaults>;
