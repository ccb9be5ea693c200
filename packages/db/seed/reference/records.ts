import { readFile } from "node:fs/promises";

/** The lines of a file of reference data, by the names in its first one. */
export async function recordsOf(file: URL): Promise<Record<string, string>[]> {
  const [head = "", ...lines] = (await readFile(file, "utf8")).trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** `|` separates them. */
export const aliasesOf = (cell = ""): string[] => [...new Set(cell.split("|").filter(Boolean))];
