import type { ResumeLine } from "../../line.ts";
import type { Fragment } from "./fragment.ts";
import type { ColumnBackground, ColumnGutter } from "./gutters.ts";
import { linesOfRegion, type TableState } from "./compose.ts";
import { markIndented } from "./bullets.ts";
import { regionsOf } from "./regions.ts";

export type PageLayout = { number: number; height: number; fragments: Fragment[]; grounds: ColumnBackground[] };

/** A part of the document: lines across the page, or columns that continue over several pages. */
type FlowSection = { columns: Map<number, ResumeLine[]> };

const pageNumber = /^(?:page|pagina|pag\.?|p\.)?\s*\d{1,2}\s*(?:(?:of|di|\/|-)\s*\d{1,2})?$/i;
/** Height of the top and bottom margin in which page numbers are looked for, as a share of the page's height. */
const margin = 0.08;

/** Whether a line in the margin is a page number, or text that an earlier page has in the same place. */
function isFurniture(line: ResumeLine, height: number, before: readonly ResumeLine[]): boolean {
  const [, top, , tall] = line.box;
  if (line.cell || (top > margin * height && top + tall < (1 - margin) * height)) return false;
  if (pageNumber.test(line.text)) return true;
  const key = wordless(line.text);
  return (
    key.length > 5 &&
    before.some(({ page, box, text }) => page < line.page && Math.abs(box[1] - top) < 3 && wordless(text) === key)
  );
}

const wordless = (text: string): string => text.replaceAll(/\d+/g, "#");

function measure(lines: readonly ResumeLine[]): void {
  let before: ResumeLine | null = null;
  for (const line of lines) {
    const under = before && before.page === line.page ? line.box[1] - (before.box[1] + before.box[3]) : 0;
    line.above = Math.max(0, Math.round(under * 10) / 10);
    before = line;
  }
}

/** The lines of all pages in reading order. If a column continues on the next page, its lines there come before the next column. */
export function flowOf(pages: readonly PageLayout[]): ResumeLine[] {
  const sections: FlowSection[] = [];
  const furniture: ResumeLine[] = [];
  const tables: TableState = { next: 0, edges: [] };
  const all: ResumeLine[] = [];
  let known: ColumnGutter | null = null;
  for (const page of pages) {
    const { regions, gutter } = regionsOf(page.fragments, page.grounds, known);
    const joins: boolean = known !== null && gutter !== null && Math.abs(gutter.right - known.right) < 6;
    known = gutter ?? (page.fragments.length === 0 ? known : null);
    let first = true;
    for (const region of regions) {
      const lines = linesOfRegion(region, page.number, tables);
      measure(lines);
      const extra = new Set(lines.filter((line) => isFurniture(line, page.height, all)));
      const kept = lines.filter((line) => !extra.has(line));
      furniture.push(...extra);
      all.push(...lines);
      if (kept.length === 0) continue;
      const last = sections.at(-1);
      const goesOn = last && !last.columns.has(-1) && region.column >= 0 && (!first || joins);
      first = false;
      if (goesOn) last.columns.set(region.column, [...(last.columns.get(region.column) ?? []), ...kept]);
      else sections.push({ columns: new Map([[region.column, kept]]) });
    }
  }
  return [...sections.flatMap(finish), ...furniture];
}

function finish({ columns }: FlowSection): ResumeLine[] {
  return [...columns]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, lines]) => {
      markIndented(lines);
      return lines;
    });
}
