// Reads the sources that the pages of docs/find are generated from.
import { globSync, readFileSync } from "node:fs";
import { root } from "../generated.mjs";

const texts = new Map();
export const read = (path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(root + path, "utf8"));
  return texts.get(path);
};
export const listFiles = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.test\./.test(path) }).toSorted();

export const featureFiles = listFiles("packages/features/src/**/*.ts");
export const webFiles = listFiles("apps/web/src/**/*.{ts,tsx}");

/** Returns the first file whose text matches the pattern. Throws if there is none, because then the generator or the catalogue is wrong. */
export function findFile(pattern, candidates) {
  const found = candidates.find((path) => pattern.test(read(path)));
  if (!found) throw new Error(`${pattern} was found in none of ${candidates.length} files`);
  return found;
}

/** The folder of a file below apps/web/src that is described as a unit: `screens/<area>/<screen>`, or two levels elsewhere. */
export function webUnit(path) {
  const parts = path.replace("apps/web/src/", "").split("/").slice(0, -1);
  return parts.slice(0, parts[0] === "screens" ? 3 : 2).join("/");
}
