import type { RelevanceFigures } from "./measures.ts";

export type RelevanceTableRow = RelevanceFigures & {
  name: string;
  onItalian?: number;
  onEnglish?: number;
  gap?: number;
};

const columns = [
  ["queries", 8],
  ["ndcg10", 9],
  ["recall50", 10],
  ["map", 8],
  ["onItalian", 11],
  ["onEnglish", 11],
  ["gap", 9],
] as const;

const cell = (value: number | undefined, width: number, name: string) =>
  (value === undefined ? "" : name === "queries" ? String(value) : value.toFixed(3)).padStart(width);

export function tableOf(rows: readonly RelevanceTableRow[]): string {
  const head = "".padEnd(22) + columns.map(([name, width]) => name.padStart(width)).join("");
  const lines = rows.map(
    (row) => row.name.padEnd(22) + columns.map(([name, width]) => cell(row[name], width, name)).join(""),
  );
  return `${[head, ...lines].join("\n")}\n`;
}
