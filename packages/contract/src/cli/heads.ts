import { readFileSync, writeFileSync } from "node:fs";
import { headsOf, packHeads, type RouteSummaries } from "../kernel/heads.ts";
import { routes } from "../routes.ts";

/**
 * Routes that public pages call on load. Every page ships the summaries of these routes (method, path, flags; no schemas); the
 * summaries of all other routes are loaded at the first call to one of them.
 */
const first: Readonly<Record<string, readonly string[]>> = {
  accounts: ["me", "logout"],
  jobPosts: ["read", "search"],
  realtime: ["open"],
};

const pick = (heads: RouteSummaries): RouteSummaries =>
  Object.fromEntries(
    Object.entries(first).map(([feature, names]) => [
      feature,
      Object.fromEntries(names.map((name) => [name, heads[feature]![name]!])),
    ]),
  );

const textOf = (name: string, heads: RouteSummaries) => `// Generated from the contract by cli/heads.ts. Do not edit.
import { readHeads } from "./kernel/heads.ts";

export const ${name} = readHeads(${JSON.stringify(packHeads(heads), null, 2)});
`;

/**
 * Writes the generated files with the summaries of all routes (method, path, flags; no schemas). `--check` fails if a file differs
 * from the contract.
 */
const all = headsOf(routes);
const files = { "heads.gen.ts": textOf("heads", all), "first-heads.gen.ts": textOf("firstHeads", pick(all)) };
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name} is not what the contract says: node packages/contract/src/cli/heads.ts`);
    process.exitCode = 1;
  }
}
