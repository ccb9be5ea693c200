// Checks that only the owner of a table writes it (packages/db/src/table-owners.ts). It reads statements that name their table.
import { readFileSync } from "node:fs";
import { tableOwners } from "../../packages/db/src/table-owners.ts";
import { listFiles, root } from "../prose/texts.mjs";

const writes =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)(?: as \w+)?"|\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?(\w+)"?/gi;

const writerOf = (path) =>
  /^packages\/features\/src\/([\w-]+)\//.exec(path)?.[1] ?? /^(?:apps|packages)\/([\w-]+)\//.exec(path)?.[1];

// The source files to check. Excludes tests, and demo data, which is written to every table as in a migration.
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
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
console.log(`${Object.keys(tableOwners).length} tables, ${found.length} foreign writes`);
