import { connect } from "@orbita/db";
import { demoAccounts, demoPassword } from "@orbita/db/seed";
import { createPasswords } from "@orbita/platform";
import { plantDemo } from "./plant-demo.ts";

/** Creates the demo data and prints how to sign in. */
export async function seedDemo(url: string): Promise<void> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const db = connect({ url, max: 3, applicationName: "seed" });
  const outcome = await plantDemo({ db, passwords: createPasswords() });
  await db.destroy();
  const took = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  const worked = Math.round((user + system) / 1_000);

  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = [
    outcome === "planted"
      ? `12 Spaces, 120 job posts and 300 talents in ${took} ms, ${worked} ms of a processor`
      : `the demo is there already; nothing was changed (${took} ms)`,
    ...demoAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`),
    `  password of each: ${demoPassword}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
