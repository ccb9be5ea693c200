// Checks that only the owner of a table writes it (packages/db/src/table-owners.ts).
//   node infra/orbita/table-owners.mjs            fails on a foreign write that table-owners-baseline.json does not list
//   node infra/orbita/table-owners.mjs --update   writes the baseline; it may only shrink
import { readFileSync, writeFileSync } from "node:fs";
import { tableOwners } from "../../packages/db/src/table-owners.ts";
import { listFiles, root } from "../prose/texts.mjs";

const baselineFile = new URL("table-owners-baseline.json", import.meta.url);
const writes =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)(?: as \w+)?"|\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?(\w+)"?/gi;

const writerOf = (path) =>
  /^packages\/features\/src\/([\w-]+)\//.exec(path)?.[1] ?? /^(?:apps|packages)\/([\w-]+)\//.exec(path)?.[1];

// Excludes demo data, which is written to every table as in a migration, and tests.
const sources = listFiles(
  "packages/features/src",
  "packages/db/src",
  "packages/platform/src",
  "apps/api/src",
  "apps/worker/src",
).filter(
  (path) =>
    path.endsWith(".ts") &&
    !path.includes(".test.") &&
    !path.startsWith("apps/worker/src/cli/") &&
    !/\/(?:demo|seed)\//.test(path),
);

const foreign = [];
for (const path of sources)
  for (const [, query, statement] of readFileSync(root + path, "utf8").matchAll(writes)) {
    const table = query ?? statement;
    const owner = Object.hasOwn(tableOwners, table) ? tableOwners[table] : undefined;
    if (owner && owner !== writerOf(path)) foreign.push(`${path} writes ${table} of ${owner}`);
  }
const found = [...new Set(foreign)].toSorted();
let baseline = found;
try {
  baseline = JSON.parse(readFileSync(baselineFile, "utf8"));
} catch (error) {
  if (error.code !== "ENOENT") throw error;
}
const added = found.filter((line) => !baseline.includes(line));
const gone = baseline.filter((line) => !found.includes(line));
for (const line of added) console.error(line);
if (process.argv.includes("--update") && added.length === 0) {
  writeFileSync(baselineFile, `${JSON.stringify(found, null, 2)}\n`);
  console.log("wrote infra/orbita/table-owners-baseline.json");
} else if (gone.length > 0) {
  console.error(`${gone.length} foreign writes are gone: node infra/orbita/table-owners.mjs --update`);
  process.exitCode = 1;
}
if (added.length > 0) process.exitCode = 1;
console.log(`${Object.keys(tableOwners).length} tables, ${found.length} foreign writes`);
