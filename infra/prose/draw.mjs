// Draws a reproducible random sample: the hash of a commit is the seed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { root } from "./texts.mjs";

/** Resolves a commit name, by default HEAD, to its full hash, which is the seed of the sample. */
export const seedOf = (name = "HEAD") =>
  execFileSync("git", ["rev-parse", name], { cwd: root, encoding: "utf8" }).trim();

/** Draws `size` items: those with the smallest hash of seed and item. */
export function draw(items, size, seed) {
  const hashOf = ({ path, line, text }) => createHash("sha256").update(`${seed} ${path} ${line} ${text}`).digest("hex");
  return items
    .map((item) => ({ item, hash: hashOf(item) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, size)
    .map(({ item }) => item);
}
