import type { ResumeLine } from "../line.ts";
import { monthPattern, nowPattern } from "../lexicon/months.ts";

/** A line with its id. The id is its index in the document, even after lines are reordered. */
export type NumberedLine = { id: number; line: ResumeLine };

const begun = new RegExp(
  `(?:[–—-]|\\bto|\\bal?|[–—-]\\s*(?:${monthPattern})\\.?|\\bto\\s+(?:${monthPattern})\\.?)$`,
  "iu",
);
const rest = new RegExp(`^(?:(?:${monthPattern})\\.?\\s+)?(?:19|20)\\d{2}$|^(?:${nowPattern})$|^\\d{2}/\\d{4}$`, "iu");

/**
 * Moves the second half of a wrapped period behind the first. A period that is too long for the left cell of a table continues in
 * the cell below, beside another line: "Marzo 2021 –" over "Presente".
 */
export function datesMended(lines: readonly ResumeLine[]): NumberedLine[] {
  const order = lines.map((line, id): NumberedLine => ({ id, line }));
  for (let i = 0; i < order.length; i++) {
    const { cell, text } = order[i]!.line;
    if (!cell || !begun.test(text.trim()) || !/\d{4}/u.test(text)) continue;
    const at = order.findIndex(
      ({ line }, j) =>
        j > i &&
        j < i + 5 &&
        line.cell?.table === cell.table &&
        line.cell.column === cell.column &&
        rest.test(line.text.trim()),
    );
    if (at === -1) continue;
    const [half] = order.splice(at, 1) as [NumberedLine];
    order.splice(i + 1, 0, { id: half.id, line: { ...half.line, cell } });
  }
  return order;
}
export const isDateRest = (before: string, text: string): boolean =>
  begun.test(before.trim()) && rest.test(text.trim());
