import { readFileSync, writeFileSync } from "node:fs";
import { headsOf, packHeads } from "../kernel/heads.ts";
import { routes } from "../routes.ts";

/** Writes heads.gen.ts, the routes without their schemas; `--check` fails when the file is not what the contract says. */
const file = new URL("../heads.gen.ts", import.meta.url);
const text = `// Generated from the contract by cli/heads.ts. Do not edit.
import { readHeads } from "./kernel/heads.ts";

export const heads = readHeads(${JSON.stringify(packHeads(headsOf(routes)), null, 2)});
`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("heads.gen.ts is not what the contract says: node packages/contract/src/cli/heads.ts");
  process.exitCode = 1;
}
