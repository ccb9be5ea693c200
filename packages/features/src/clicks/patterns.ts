import { clickLimits, type ClickCreditReason } from "@orbita/contract";

export type PaidClick = {
  readonly number: number;
  readonly at: Date;
  /** The pseudonymous marks of the visitor's network and of the provider's network, as text. */
  readonly visitor: string;
  readonly network: string | null;
};

const { perProvider, burst, automatic } = clickLimits.invalid;

/**
 * The numbers of the paid clicks in a ledger that follow a pattern of invalid traffic. `paid` must be in the order of the
 * ledger. `refusals` has the number of automatic and unverified clicks for each visitor mark. A click that is invalid once
 * stays invalid, so the check can run again after every new click.
 */
export function findInvalidClicks(
  paid: readonly PaidClick[],
  refusals: ReadonlyMap<string, number>,
): Map<number, ClickCreditReason> {
  const invalid = new Map<number, ClickCreditReason>();
  const perNetwork = new Map<string, number>();
  for (const { number, network, visitor } of paid) {
    if ((refusals.get(visitor) ?? 0) >= automatic) invalid.set(number, "automatic");
    if (network === null) continue;
    const seen = (perNetwork.get(network) ?? 0) + 1;
    perNetwork.set(network, seen);
    if (seen > perProvider && !invalid.has(number)) invalid.set(number, "provider");
  }
  for (const { number } of findBursts(paid)) if (!invalid.has(number)) invalid.set(number, "burst");
  return invalid;
}

/**
 * Clicks that belong to a burst. Sorts by time first: the clocks of processes differ, so the order of the ledger is not exactly
 * chronological.
 */
function findBursts(paid: readonly PaidClick[]): Set<PaidClick> {
  const byTime = paid.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const inBurst = new Set<PaidClick>();
  for (let last = burst.clicks - 1; last < byTime.length; last++) {
    const first = last - burst.clicks + 1;
    if (byTime[last]!.at.getTime() - byTime[first]!.at.getTime() > burst.ms) continue;
    for (const click of byTime.slice(first, last + 1)) inBurst.add(click);
  }
  return inBurst;
}
