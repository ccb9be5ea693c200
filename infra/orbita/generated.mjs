// Helpers for documents generated from the sources. `--check` writes nothing and fails if the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const cell = (value) =>
  String(value)
    .replaceAll("|", String.raw`\|`)
    .replaceAll("\n", " ");

/** Returns a Markdown table, aligned as the formatter aligns it. */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const draw = (line) => `| ${line.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [first, ...others] = lines;
  return [draw(first), rule, ...others.map(draw)].join("\n");
}

/** Writes the text to `path`, or compares the two with --check. `command` is the command that regenerates the file. */
export function deliver(path, text, command) {
  if (!process.argv.includes("--check")) {
    writeFileSync(root + path, text);
    console.log(`wrote ${path}`);
    return;
  }
  let found = "";
  try {
    found = readFileSync(root + path, "utf8");
  } catch {
    console.error(`${path} is missing`);
  }
  if (found === text) return;
  console.error(`${path} is not what the sources say: ${command}`);
  process.exitCode = 1;
}
