import { readFile } from "node:fs/promises";

/** Reads a tab-separated reference file: one record per row, with the column names of the first line as keys. */
export async function recordsOf(file: URL): Promise<Record<string, string>[]> {
  const [head = "", ...lines] = (await readFile(file, "utf8")).trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** Splits a cell of aliases, which are separated by `|`. */
export const aliasesOf = (cell = ""): string[] => [...new Set(cell.split("|").filter(Boolean))];
