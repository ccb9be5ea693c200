import { loadavg } from "node:os";
import { report, round, median } from "../../figures.ts";
import { atOnce, compareAll, type ScaleFigures } from "./compare.ts";
import { askTexts } from "./full-text.ts";
import { openStand, type ScaleBench } from "./stand.ts";

const valueOf = (args: readonly string[], name: string): string | undefined =>
  args.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];

/** Reports, for each search request, the API's overhead at the largest number of profiles relative to the smallest. */
function growth(all: readonly (readonly [ScaleBench, Record<string, ScaleFigures>])[]): void {
  const [[small, first], [large, last]] = [all[0]!, all.at(-1)!];
  const grown = (pick: (figures: ScaleFigures) => number) =>
    Object.fromEntries(Object.keys(first).map((name) => [name, round(pick(last[name]!) / pick(first[name]!))]));
  const [added, cpu] = [grown(({ addedMs }) => addedMs), grown(({ apiCpuMs }) => apiCpuMs)];
  const [addedMedian, cpuMedian] = [round(median(Object.values(added))), round(median(Object.values(cpu)))];
  const figures = { from: small.talents, to: large.talents, added, addedMedian, cpu, cpuMedian, bound: 1.2 };
  report("talents.growth", figures, addedMedian <= 1.2);
}

/**
 * Measures talent search with six facets over any number of profiles: the production API against the same request by the engine's
 * official client, the API's overhead by size, and PostgreSQL's full-text search for comparison. See docs/benchmarks.md.
 */
export async function scale(args: readonly string[]): Promise<void> {
  const quick = args.includes("--quick");
  const sizes = (valueOf(args, "talents") ?? (quick ? "10000" : "10000,100000,1000000")).split(",").map(Number);
  const turns = { rounds: quick ? 3 : 5, pairs: Number(valueOf(args, "pairs") ?? (quick ? 200 : 1_000)) };
  const shards = Number(valueOf(args, "shards") ?? 1);
  const options = { keep: args.includes("--keep"), fresh: args.includes("--fresh"), shards };
  const stands: ScaleBench[] = [];
  try {
    for (const talents of sizes) stands.push(await openStand(talents, options));
    const load = () => loadavg().map((value) => round(value, 1));
    const before = load();
    const all = [...(await compareAll(stands, turns))];
    for (const [stand, results] of all) {
      const { talents, url, questions } = stand;
      const holds = Object.values(results).every((one) => one.holds);
      report("talents.search", { talents, facets: 6, ...turns, loadBefore: before, loadAfter: load(), results }, holds);
      report("talents.eightAtOnce", { talents, ...(await atOnce(stand, "skills", quick ? 80 : 400)) }, true);
      report("talents.fullText", { talents, ms: await askTexts(url, questions, talents > 200_000 ? 3 : 7) }, true);
    }
    if (all.length > 1) growth(all);
  } finally {
    for (const stand of stands) await stand.end();
  }
}
