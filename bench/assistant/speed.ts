import { median, percentile, report, round } from "../figures.ts";
import { load } from "../load.ts";
import { stand, type AssistantBench } from "./stand.ts";

const limit = 20;

type RequestTimes = Record<"read" | "ask", number[]>;

/** Sends one request at a time, in alternating pairs, so that other load affects both kinds of requests alike. */
async function roundOf(pairs: number, { read, ask, renew }: AssistantBench): Promise<RequestTimes> {
  await renew();
  const times: RequestTimes = { read: [], ask: [] };
  for (let pair = 0; pair < pairs; pair++) {
    times.read.push(...(await load(read(), { count: 1, connections: 1 })));
    times.ask.push(...(await load(ask(pair), { count: 1, connections: 1 })));
  }
  return times;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** Compares an answer about one CV through the whole API with a job post read by key through the same API. */
export async function speed(args: readonly string[]): Promise<void> {
  const [rounds, pairs] = args.includes("--quick") ? [2, 100] : [5, 1_000];
  const standing = await stand();
  try {
    // A first round warms up caches and compilers.
    await roundOf(Math.min(200, pairs), standing);
    const all: RequestTimes[] = [];
    for (let turn = 0; turn < rounds; turn++) all.push(await roundOf(pairs, standing));
    const of = (pick: (times: RequestTimes) => number) => round(median(all.map(pick)));
    const p95Ratio = of(({ read, ask }) => p95(ask) / p95(read));
    const figures = {
      rounds,
      pairs,
      questions: standing.questions,
      readMs: { median: of(({ read }) => median(read)), p95: of(({ read }) => p95(read)) },
      answerMs: { median: of(({ ask }) => median(ask)), p95: of(({ ask }) => p95(ask)) },
    };
    report("assistant speed", { ...figures, p95Ratio, limit }, p95Ratio <= limit);
  } finally {
    await standing.end();
  }
}
