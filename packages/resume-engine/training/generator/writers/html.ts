import type { Block, FontStyle, ResumeSheet, Span } from "../sheet.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const css = (look: FontStyle): string =>
  [
    look.size && `font-size:${look.size}pt`,
    look.bold !== undefined && `font-weight:${look.bold ? 700 : 400}`,
    look.italic && "font-style:italic",
    look.colour && `color:${look.colour}`,
  ]
    .filter(Boolean)
    .join(";");

const spanOf = (span: Span): string =>
  `<span style="${css(span)}">${escaped(span.text).replaceAll("\n", "<br>")}</span>`;

function blockOf(block: Block, sheet: ResumeSheet): string {
  if (block.cells) {
    const cells = block.cells.map(
      (paragraphs, i) =>
        `<td style="width:${(sheet.cells[i] ?? 0.3) * 100}%">${paragraphs.map((part) => blockOf(part, sheet)).join("")}</td>`,
    );
    return `<table style="margin-top:${block.above ?? 0}pt"><tr>${cells.join("")}</tr></table>`;
  }
  const words = block.spans.map(spanOf).join("");
  const right = block.right?.length
    ? `<span class="right">${block.right.map((span) => spanOf({ bold: false, italic: false, ...span })).join("")}</span>`
    : "";
  const style = [
    css(block), `margin-top:${block.above ?? 0}pt`, `text-align:${block.align ?? "left"}`, block.indent && `padding-left:${block.indent}pt`,
    block.rule && "border-bottom:0.6pt solid currentColor",
  ].filter(Boolean).join(";"); // prettier-ignore
  const bar = block.bar === undefined ? "" : `<div class="bar"><i style="width:${block.bar * 100}%"></i></div>`;
  if (block.bullet !== undefined)
    return `<div class="item" style="${style}"><b class="dot">${escaped(block.bullet)}</b><span>${words}</span>${right}</div>`;
  return right
    ? `<div class="pair" style="${style}"><span>${words}</span>${right}</div>${bar}`
    : `<div style="${style}">${words}</div>${bar}`;
}

const families: Record<string, string> = {
  Times: "Liberation Serif",
  Georgia: "DejaVu Serif",
  Garamond: "Liberation Serif",
  Cambria: "Liberation Serif",
  LiberationSerif: "Liberation Serif",
  DejaVu: "DejaVu Sans",
  Verdana: "DejaVu Sans",
  Calibri: "Carlito",
  Carlito: "Carlito",
};
/** The name of an installed font, of the kind that the generated CV uses. */
export const faceOf = (font: string): string =>
  Object.entries(families).find(([start]) => font.startsWith(start))?.[1] ?? "Liberation Sans";

/** Writes a generated CV (sheet) as an HTML page. */
export function htmlOf(sheet: ResumeSheet): string {
  const columns = sheet.columns.map((share, i) => {
    const own = sheet.blocks.filter(({ column }) => column === i);
    const ground = sheet.grounds[i];
    return `<div class="column" style="width:${share * 100}%;${ground ? `background:${ground}` : ""}">${own.map((block) => blockOf(block, sheet)).join("")}</div>`;
  });
  const across = sheet.blocks.filter(({ column = -1 }) => sheet.columns.length === 1 || column < 0);
  const first = sheet.blocks.findIndex(({ column = -1 }) => column >= 0);
  const isTop = (block: Block) => sheet.columns.length === 1 || first === -1 || sheet.blocks.indexOf(block) < first;
  const write = (blocks: Block[]) => blocks.map((block) => blockOf(block, sheet)).join("");
  const body = `${write(across.filter(isTop))}${sheet.columns.length > 1 ? `<div class="columns">${columns.join("")}</div>` : ""}${write(across.filter((block) => !isTop(block)))}`;
  return `<!doctype html><html><head><meta charset="utf-8"><style>
@page { size: A4; margin: ${sheet.margin}pt }
body { margin: 0; font: ${sheet.size}pt/${sheet.pitch} "${faceOf(sheet.font)}", sans-serif; -webkit-print-color-adjust: exact }
table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 0 8pt 0 0 }
.pair { display: flex; justify-content: space-between } .item { display: flex } .dot { width: 12pt; flex: none; font-weight: 400 } .right { margin-left: auto; padding-left: 8pt; white-space: nowrap }
.columns { display: flex } .column { padding: 0 8pt; box-sizing: border-box } .bar { height: 3pt; background: #ddd; width: 80% } .bar i { display: block; height: 3pt; background: #468 }
</style></head><body>${body}</body></html>`;
}
