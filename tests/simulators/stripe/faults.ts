import { createRandom } from "./random.ts";

/**
 * drop_before, drop_after: the connection ends before or after the work was done. error: 500 before anything began. error_saved: 500
 * without effect, kept under the key as Stripe does. error_after: 500 although it was done, kept too. limit: 429. slow: done, but late.
 */
export type FaultKind = "drop_before" | "drop_after" | "error" | "error_saved" | "error_after" | "limit" | "slow";
export type Fault = {
  kind: FaultKind;
  /** For the next so many calls; or, with a `rate`, by chance until mended. */
  times?: number;
  rate?: number;
  seed?: number;
  /** Of `POST /v1/payment_intents/…/confirm`: a part of it, as a regular expression. */
  match?: string;
  /** Of slow ones. */
  ms?: number;
};
type Kept = Fault & { left: number; random: () => number };

/** Trouble for who calls with the secret key; browsers and tests meet none. */
export function createFaults() {
  let kept: Kept[] = [];
  return {
    add: (fault: Fault) => {
      const left = fault.rate === undefined ? (fault.times ?? 1) : Number.POSITIVE_INFINITY;
      kept.push({ ...fault, left, random: createRandom(fault.seed ?? 1) });
    },
    mend: () => void (kept = []),
    /** What this call meets, if anything. */
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
