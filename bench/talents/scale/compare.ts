import { setTimeout as sleep } from "node:timers/promises";
import { median, round } from "../../figures.ts";
import { load, send, type LoadRequest } from "../../load.ts";
import type { ScaleBench } from "./stand.ts";

export type ComparisonSize = { rounds: number; pairs: number };
export type ScaleFigures = {
  bareMs: number;
  oursMs: number;
  addedMs: number;
  ratio: number;
  /** CPU time of the API process per response. Of all figures, other load on the machine affects it least. */
  apiCpuMs: number;
  holds: boolean;
};

/** The duration of a request. If an overloaded API answers 503, the request is retried, and the refused attempt does not count. */
async function timeOf(ask: LoadRequest): Promise<number> {
  for (let tries = 0; ; tries++) {
    const { status, ms } = await send(ask);
    if (status === 200) return ms;
    if (status !== 503 || tries === 50) throw new Error(`${ask.url}: ${status}`);
    await sleep(200);
  }
}

type ComparisonTimes = { bare: number[]; ours: number[]; cpu: number[] };

/** Sends one request at a time, in alternating pairs, so that other load affects both alike. */
async function pairsOf(
  stand: ScaleBench,
  name: string,
  pairs: number,
): Promise<{ bare: number; ours: number; cpu: number }> {
  const [askBare, ask] = [stand.bare(name), stand.ours(name)];
  const [bare, ours]: [number[], number[]] = [[], []];
  const before = await stand.api.cpuMicros();
  for (let pair = 0; pair < pairs; pair++) {
    const begin = performance.now();
    await askBare();
    bare.push(performance.now() - begin);
    ours.push(await timeOf(ask));
  }
  const cpu = ((await stand.api.cpuMicros()) - before) / 1_000 / pairs;
  return { bare: median(bare), ours: median(ours), cpu };
}

const figuresOf = ({ bare, ours, cpu }: ComparisonTimes): ScaleFigures => {
  const [bareMs, oursMs] = [round(median(bare)), round(median(ours))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  const holds = bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4;
  return { bareMs, oursMs, addedMs, ratio, apiCpuMs: round(median(cpu)), holds };
};

/** Measures every size in every round, so that a slow period of the machine does not look like growth. */
export async function compareAll(
  stands: readonly ScaleBench[],
  { rounds, pairs }: ComparisonSize,
): Promise<Map<ScaleBench, Record<string, ScaleFigures>>> {
  const names = Object.keys(stands[0]!.questions);
  const fresh = () =>
    Object.fromEntries(names.map((name): [string, ComparisonTimes] => [name, { bare: [], ours: [], cpu: [] }]));
  const times = new Map(stands.map((stand) => [stand, fresh()]));
  for (let turn = 0; turn <= rounds; turn++)
    for (const name of names)
      for (const stand of stands) {
        // The first round, which warms up caches and compilers, is short and not counted.
        const { bare, ours, cpu } = await pairsOf(stand, name, turn === 0 ? Math.min(50, pairs) : pairs);
        if (turn === 0) continue;
        const kept = times.get(stand)![name]!;
        kept.bare.push(bare);
        kept.ours.push(ours);
        kept.cpu.push(cpu);
      }
  return new Map(
    [...times].map(([stand, all]) => [
      stand,
      Object.fromEntries(Object.entries(all).map(([name, one]) => [name, figuresOf(one)])),
    ]),
  );
}

/** Measures eight concurrent requests. The figures are reported, but have no bound. */
export async function atOnce(stand: ScaleBench, name: string, count: number) {
  const ours = await load(stand.ours(name), { count, connections: 8 });
  const bare: number[] = [];
  let left = count;
  const asker = async () => {
    while (left-- > 0) {
      const begin = performance.now();
      await stand.bare(name)();
      bare.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: 8 }, asker));
  return { bareMs: round(median(bare)), oursMs: round(median(ours)) };
}
