import type { PageBlock, FontFace, HeldOutPage, PageRun } from "../page.ts";

const faces: Record<FontFace, string> = {
  sans: "'Liberation Sans', Arial, sans-serif",
  serif: "'Liberation Serif', 'Times New Roman', serif",
  humanist: "Lato, 'Open Sans', sans-serif",
  office: "Carlito, Calibri, sans-serif",
  mono: "'Liberation Mono', 'Courier New', monospace",
};
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/ {2,}/gu, (spaces) => "&nbsp;".repeat(spaces.length));

function spans(runs: PageRun[]): string {
  return runs
    .map(({ text, bold, italic, color, scale }) => {
      const style = `${bold ? "font-weight:700;" : ""}${italic ? "font-style:italic;" : ""}${color ? `color:${color};` : ""}${scale ? `font-size:${scale}em;` : ""}`;
      return style === "" ? escaped(text) : `<span style="${style}">${escaped(text)}</span>`;
    })
    .join("");
}

/** Columns as a grid for a browser, and as a table for WeasyPrint, which breaks tables across pages better. */
function rowOf(block: Extract<PageBlock, { kind: "row" }>, grid: boolean): string {
  const total = block.widths.reduce((sum, width) => sum + width, 0);
  const pad = block.pad ?? 0;
  const cells = block.cells.map((cell, i) => {
    const fill = block.fills?.[i];
    const look = `padding:${pad}pt ${pad === 0 && i < block.cells.length - 1 ? 10 : pad}pt ${pad}pt ${pad}pt;${fill ? `background:${fill};` : ""}${block.border ? `border:0.6pt solid ${block.border};` : ""}`;
    return { look, width: `${((100 * block.widths[i]!) / total).toFixed(2)}%`, html: blocksHtml(cell, grid) };
  });
  const before = `margin-top:${block.before ?? 0}pt;${block.tall ? (grid ? "min-height:26cm;" : "height:26cm;") : ""}`;
  if (grid)
    return `<div style="display:grid;grid-template-columns:${block.widths.map((width) => `minmax(0,${width}fr)`).join(" ")};${before}">${cells.map(({ look, html }) => `<div style="${look}">${html}</div>`).join("")}</div>`;
  return `<table style="${before}"><tr>${cells.map(({ look, width, html }) => `<td style="width:${width};${look}">${html}</td>`).join("")}</tr></table>`;
}

function barOf({ text, value }: { text: string; value: number }, color: string, dots: boolean): string {
  const dot = (full: boolean) =>
    `<i style="display:inline-block;width:6pt;height:6pt;border-radius:3pt;margin-left:2pt;background:${full ? color : "#d5d5d5"}"></i>`;
  if (dots)
    return `<table class="bar"><tr><td>${escaped(text)}</td><td style="text-align:right;white-space:nowrap">${[1, 2, 3, 4, 5].map((n) => dot(n <= Math.round(value * 5))).join("")}</td></tr></table>`;
  return `<div class="bar">${escaped(text)}<div style="background:#e2e2e2;height:4pt;margin-top:1pt"><div style="background:${color};height:4pt;width:${Math.round(value * 100)}%"></div></div></div>`;
}

function blockHtml(block: PageBlock, grid: boolean): string {
  switch (block.kind) {
    case "text": {
      const tag = block.heading ? "h2" : "p";
      const style = [
        block.align && `text-align:${block.align}`,
        block.before && `margin-top:${block.before}pt`,
        block.after && `margin-bottom:${block.after}pt`,
        block.indent && `margin-left:${block.indent}pt`,
        block.spaced && "letter-spacing:.12em",
        block.line && `border-bottom:0.8pt solid ${block.line};padding-bottom:1pt`,
        block.fill && `background:${block.fill};padding:2pt 5pt`,
      ].filter(Boolean);
      return `<${tag} style="${style.join(";")}">${spans(block.runs)}</${tag}>`;
    }
    case "split":
      return grid
        ? `<div style="display:flex;justify-content:space-between;gap:12pt;margin-top:${block.before ?? 0}pt"><div>${spans(block.left)}</div><div style="white-space:nowrap">${spans(block.right)}</div></div>`
        : `<table style="margin-top:${block.before ?? 0}pt"><tr><td>${spans(block.left)}</td><td style="text-align:right;white-space:nowrap">${spans(block.right)}</td></tr></table>`;
    case "list":
      if (block.mark === "•") return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
      return block.items.map((item) => `<p>${escaped(`${block.mark} ${item}`.trim())}</p>`).join("");
    case "row":
      return rowOf(block, grid);
    case "chips":
      return `<div>${block.items.map((item) => `<span class="chip" style="background:${block.fill};color:${block.color}">${escaped(item)}</span> `).join("")}</div>`;
    case "bars":
      return block.items.map((item) => barOf(item, block.color, block.dots)).join("");
    case "rule":
      return `<hr style="border:0;border-top:0.8pt solid ${block.color};margin:4pt 0">`;
    case "gap":
      return `<div style="height:${block.size}pt"></div>`;
  }
}
const blocksHtml = (blocks: PageBlock[], grid: boolean): string =>
  blocks.map((block) => blockHtml(block, grid)).join("\n");

export function htmlOf(page: HeldOutPage, columns: "grid" | "table"): string {
  return `<!doctype html><html lang="${page.lang}"><meta charset="utf-8"><title>CV</title><style>
@page{size:A4;margin:${page.margin}pt}
body{margin:0;font:${page.size}pt/1.32 ${faces[page.face]};color:${page.color};-webkit-print-color-adjust:exact;hyphens:none}
p,h2{margin:0;font-size:inherit;font-weight:400}
h2{break-after:avoid}
ul{margin:1pt 0 2pt;padding-left:13pt}
table{border-collapse:collapse;width:100%}
td{vertical-align:top;padding:0}
.chip{display:inline-block;border-radius:7pt;padding:1pt 6pt;margin:0 3pt 3pt 0}
.bar{margin-bottom:3pt}
</style><body>${blocksHtml(page.blocks, columns === "grid")}</body></html>`;
}
