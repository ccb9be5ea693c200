import { parseArgs } from "node:util";
import { readDemoConfig } from "../config.ts";
import { seedDemo } from "../seed/seed-demo.ts";
import { seedScale } from "../seed/seed-scale.ts";

/**
 * Creates demo Spaces, job posts and people, and accounts with a public password: node apps/worker/src/cli/seed.ts. With
 * --talents or --job-posts, it instead creates that many talents and job posts for load measurements; --index then fills the
 * search indexes.
 */
const { values } = parseArgs({
  options: {
    talents: { type: "string" },
    "job-posts": { type: "string" },
    seed: { type: "string", default: "1" },
    index: { type: "boolean", default: false },
  },
});
const config = readDemoConfig();
if (config.NODE_ENV === "production") {
  process.stderr.write("the demo's password is public: it refuses to run with NODE_ENV=production\n");
  process.exit(2);
}

const [talents, posts, seed] = [values.talents, values["job-posts"], values.seed].map((value) => Number(value ?? 0));
const isScale = values.talents !== undefined || values["job-posts"] !== undefined;
if (![talents, posts, seed].every((number) => Number.isSafeInteger(number) && number! >= 0)) {
  process.stderr.write("usage: ./orbita seed [--talents <n>] [--job-posts <n>] [--seed <n>] [--index]\n");
  process.exit(2);
}

if (isScale) await seedScale({ url: config.DATABASE_URL, talents: talents!, posts: posts!, seed: seed! }, values.index);
else await seedDemo(config.DATABASE_URL);
