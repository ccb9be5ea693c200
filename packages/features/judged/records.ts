import { readFileSync } from "node:fs";

/** Reads a table with tabs between its cells and the names of the columns in its first line. */
export function readRecords(file: URL): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((field, index) => [field, cells[index] ?? ""]));
  });
}
/** The values of a cell that lists several. */
export const splitCell = (cell = ""): string[] => cell.split("|").filter(Boolean);
