import { parseArgs } from "node:util";
import { seededSet } from "./seeded/compose.ts";
import { dice } from "./seeded/random.ts";

/** Writes a new, unseen set to stdout, half of it clean: `generate.ts --seed N [--count 200]`. */
const { values } = parseArgs({ options: { seed: { type: "string" }, count: { type: "string", default: "200" } } });
const [seed, count] = [Number(values.seed ?? "none"), Number(values.count)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1) {
  process.stderr.write("generate.ts --seed N [--count 200]\n");
  process.exitCode = 2;
} else {
  for (const judged of seededSet(seed, count, dice(seed))) process.stdout.write(`${JSON.stringify(judged)}\n`);
}
