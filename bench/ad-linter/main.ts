import { readFileSync } from "node:fs";
import { lint, type Ad } from "@orbita/ad-linter";
import { median, percentile, report, round } from "../figures.ts";

/** CPU time of the work in milliseconds, so that other load on the machine does not count. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures the check of an ad of 5,000 characters, which the editor repeats while a user types. The text comes from the judged ads. */
const quick = process.argv.includes("--quick");
const rounds = quick ? 100 : 500;
const size = 5_000;
const limit = 5;

const lines = readFileSync(new URL("../../packages/ad-linter/judged/tuned.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const ads = lines.map((line) => (JSON.parse(line) as { ad: Ad }).ad);

const first = ads[0]!;
const cold = cpuOf(() => lint(first));

const figures: Record<string, unknown> = { characters: size, limitMs: limit, coldMs: round(cold) };
let holds = true;
for (const lang of ["it", "en"] as const) {
  const own = ads.filter((ad) => ad.lang === lang);
  const text = own.map(({ description }) => description).join("\n\n");
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    // Takes another part of the text each time, so that no cached result is reused.
    const from = (i * 997) % (text.length - size);
    const ad = { ...own[i % own.length]!, description: text.slice(from, from + size) };
    times.push(cpuOf(() => lint(ad)));
  }
  figures[lang] = { medianMs: round(median(times)), p95Ms: round(percentile(times, 0.95)) };
  holds &&= median(times) < limit;
}
report("ad-linter", figures, holds);
