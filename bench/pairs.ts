import { median, round } from "./figures.ts";
import { load, type Ask } from "./load.ts";

type Size = { readonly rounds: number; readonly pairs: number };
/** Sends one request and returns its duration in ms. */
type Timed = () => Promise<number>;
export type Figures = { bareMs: number; oursMs: number; addedMs: number; ratio: number; holds: boolean };

export const given = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** A thousand pairs in five rounds by default. */
export const sizeOf = (quickPairs: number, pairs = 200): Size => {
  const quick = process.argv.includes("--quick");
  return {
    rounds: Number(given("rounds") ?? (quick ? 3 : 5)),
    pairs: Number(given("pairs") ?? (quick ? quickPairs : pairs)),
  };
};

export const asking =
  (ask: Ask): Timed =>
  async () =>
    (await load(ask, { count: 1, connections: 1 }))[0]!;

/** The medians per round, one request at a time in alternation, so that other load affects both alike. */
export async function inPairs(floor: Timed, ours: Timed, { rounds, pairs }: Size): Promise<[number[], number[]]> {
  const medians: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      times[0].push(await floor());
      times[1].push(await ours());
    }
    // The first round warms up caches and compilers.
    if (turn > 0) for (const at of [0, 1] as const) medians[at].push(median(times[at]));
  }
  return medians;
}

/** The bound is a ratio of 1.3 if the baseline takes at least 20 ms, otherwise 4 ms more. */
export async function compare(floor: Timed, ours: Timed, size: Size): Promise<Figures> {
  const [bare, own] = await inPairs(floor, ours, size);
  const [bareMs, oursMs] = [round(median(bare)), round(median(own))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  return { bareMs, oursMs, addedMs, ratio, holds: bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4 };
}
