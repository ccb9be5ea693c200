import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { plantScale, type PlantingProgress } from "@orbita/db/seed";

type SeedScaleOptions = { url: string; talents: number; posts: number; seed: number };

const often = 2_000;
const counted = (value: number) => value.toLocaleString("en");
const spelled = (seconds: number) => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`);

/** Returns a function that prints progress, speed and remaining time; the speed counts only rows written by this run. */
function teller(): (progress: PlantingProgress) => void {
  let [kind, began, told] = ["", 0, 0];
  return (progress) => {
    const now = performance.now();
    if (progress.kind !== kind) [kind, began, told] = [progress.kind, now, now];
    const { done, total, planted } = progress;
    if (now - told < often && done < total) return;
    told = now;
    const rate = (planted / Math.max(1, now - began)) * 1_000;
    const left = planted > 0 ? `, ${counted(Math.round(rate))}/s, ${spelled((total - done) / rate)} left` : "";
    process.stderr.write(`${kind}: ${counted(done)} of ${counted(total)}${left}\n`);
  };
}

/** Seeds many rows for load measurements. Resumes where an earlier run was stopped; a second run changes nothing. */
export async function seedScale(options: SeedScaleOptions, index: boolean): Promise<void> {
  const start = performance.now();
  const { spaces, talents, posts } = await plantScale({ ...options, onProgress: teller() });
  const took = spelled((performance.now() - start) / 1_000);
  const what = `${counted(talents)} talents, ${counted(spaces)} Spaces and ${counted(posts)} job posts written`;
  process.stdout.write(`${what} in ${took}; nobody can sign in as one of them\n`);
  if (!index) {
    process.stdout.write("search does not know them yet: ./orbita rebuild\n");
    return;
  }
  const rebuild = fileURLToPath(new URL("../cli/rebuild.ts", import.meta.url));
  process.exitCode = spawnSync(process.execPath, [rebuild], { stdio: "inherit" }).status ?? 1;
}
