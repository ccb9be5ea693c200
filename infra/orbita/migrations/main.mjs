// Lints all migrations after the baseline, which is older than this step. rules.test.mjs has a failing case for each rule.
import { readdirSync, readFileSync } from "node:fs";
import { lintMigration } from "./rules.mjs";

const baseline = "0064-suggestions.sql";
const folder = new URL("../../../packages/db/migrations/", import.meta.url);
const { releases } = JSON.parse(readFileSync(new URL("../releases/releases.json", import.meta.url), "utf8"));
const versions = releases.map(({ version }) => version);

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".sql") && name > baseline)
  .toSorted();
let count = 0;
for (const name of names)
  for (const { line, rule, message } of lintMigration(readFileSync(new URL(name, folder), "utf8"), versions)) {
    count++;
    console.error(`packages/db/migrations/${name}:${line} ${rule}: ${message}`);
  }
if (count > 0) {
  console.error(`${count} findings. docs/guides/releases.md explains the rules and how to make an exception.`);
  process.exit(1);
}
console.log(`${names.length} migrations after ${baseline}`);
