import { median, round } from "./figures.ts";
import { load, type LoadRequest } from "./load.ts";

type PairBenchSize = { readonly rounds: number; readonly pairs: number };
/** Sends one HTTP request and returns its duration in ms. */
type TimedRequest = () => Promise<number>;
export type PairFigures = { bareMs: number; oursMs: number; addedMs: number; ratio: number; holds: boolean };

export const given = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The number of rounds, and of pairs per round: by default five rounds of 200 pairs. */
export const readSize = (quickPairs: number, pairs = 200): PairBenchSize => {
  const quick = process.argv.includes("--quick");
  return {
    rounds: Number(given("rounds") ?? (quick ? 3 : 5)),
    pairs: Number(given("pairs") ?? (quick ? quickPairs : pairs)),
  };
};

export const asking =
  (ask: LoadRequest): TimedRequest =>
  async () =>
    (await load(ask, { count: 1, connections: 1 }))[0]!;

/**
 * The median durations per round, of the baseline and of ours. Sends one request at a time in alternation, so that other load
 * affects both alike.
 */
export async function inPairs(
  floor: TimedRequest,
  ours: TimedRequest,
  { rounds, pairs }: PairBenchSize,
): Promise<[number[], number[]]> {
  const medians: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      times[0].push(await floor());
      times[1].push(await ours());
    }
    // The first round is not counted: it warms up caches and compilers.
    if (turn > 0) for (const at of [0, 1] as const) medians[at].push(median(times[at]));
  }
  return medians;
}

/** Compares ours with the baseline. The bound is a ratio of 1.3 if the baseline takes at least 20 ms, otherwise 4 ms more. */
export async function compare(floor: TimedRequest, ours: TimedRequest, size: PairBenchSize): Promise<PairFigures> {
  const [bare, own] = await inPairs(floor, ours, size);
  const [bareMs, oursMs] = [round(median(bare)), round(median(own))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  return { bareMs, oursMs, addedMs, ratio, holds: bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4 };
}
