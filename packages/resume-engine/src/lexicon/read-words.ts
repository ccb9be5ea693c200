import { readFileSync } from "node:fs";

/** Lists that people maintain, one entry a line. A line that begins with "# " is a comment. */
const folder = new URL("../../data/words/", import.meta.url);

export const readLines = (name: string): string[] =>
  readFileSync(new URL(`${name}.txt`, folder), "utf8")
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("# "));

/** The lines of a file as alternatives of one pattern. Each line is a regular expression. */
export const readPattern = (name: string): string => readLines(name).join("|");
