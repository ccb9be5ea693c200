// Checks that texts of the product do not contain its default name: operators choose the name in the back office, so a text reads
// `productName`, and a message of the catalogues or a mail has a placeholder.
import { readFileSync } from "node:fs";
import { listFiles, root } from "../prose/texts.mjs";

const name = /\bOrbita\b/;

/** Files that may contain the default name, each with its reason. */
const allowed = {
  "packages/contract/src/product.ts": "the default of the name",
  "packages/ui/src/icons/wordmark.ts": "the name whose letters the wordmark draws",
};
/** Example data of tests, of the demo and of the components' gallery. */
const examples = /\.test\.tsx?$|\/(?:testing|test|fixtures|seed|gallery|cli|judged|dev)\/|-fixtures?\.tsx?$/;
const texts = /\.(?:tsx?|po|css|svg|typ|html)$/;

const isComment = (line) => /^\s*(?:\/\/|\/\*|\*|#)/.test(line);

const sources = listFiles("packages", "apps").filter(
  (path) =>
    /^(?:packages|apps)\/[\w-]+\/(?:src|server|public)\//.test(path) && texts.test(path) && !examples.test(path),
);

const found = [];
for (const path of sources) {
  const lines = readFileSync(root + path, "utf8").split("\n");
  const at = lines.findIndex((line) => name.test(line) && !isComment(line));
  if (at !== -1 && !Object.hasOwn(allowed, path)) found.push(`${path}:${at + 1} contains the product's default name`);
}
for (const path of Object.keys(allowed))
  if (!sources.includes(path) || !name.test(readFileSync(root + path, "utf8")))
    found.push(`${path} is allowed to contain the product's name, but does not contain it`);
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
console.log(`${sources.length} files, ${found.length} with the product's default name`);
