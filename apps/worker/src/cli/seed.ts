import { connect } from "@orbita/db";
import { demoAccounts, demoPassword } from "@orbita/db/seed";
import { createPasswords } from "@orbita/platform";
import { readDemoConfig } from "../config.ts";
import { plantDemo } from "../seed/plant-demo.ts";

/** node apps/worker/src/cli/seed.ts: Spaces, job posts and people to look around with, and accounts whose password is public. */
const config = readDemoConfig();
if (config.NODE_ENV === "production") {
  process.stderr.write("the demo's password is public: it refuses to run with NODE_ENV=production\n");
  process.exit(2);
}

const start = performance.now();
const db = connect({ url: config.DATABASE_URL, max: 3, applicationName: "seed" });
const outcome = await plantDemo({ db, passwords: createPasswords() });
await db.destroy();
const took = Math.round(performance.now() - start);

const width = Math.max(...demoAccounts.map(({ email }) => email.length));
const lines = [
  outcome === "planted"
    ? `12 Spaces, 120 job posts and 300 talents in ${took} ms`
    : `the demo is there already; nothing was changed (${took} ms)`,
  ...demoAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`),
  `  password of each: ${demoPassword}`,
];
process.stdout.write(`${lines.join("\n")}\n`);
