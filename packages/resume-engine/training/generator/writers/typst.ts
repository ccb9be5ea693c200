import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Block, FontStyle, ResumeSheet, Span } from "../sheet.ts";
import { faceOf } from "./html.ts";

const quoted = (text: string) => JSON.stringify(text.replaceAll("\n", " "));
const styled = (look: FontStyle, content: string): string => {
  const options = [
    look.size && `size: ${look.size}pt`,
    look.bold !== undefined && `weight: ${look.bold ? 700 : 400}`,
    look.italic && 'style: "italic"',
    look.colour && `fill: rgb("${look.colour}")`,
  ].filter(Boolean);
  return options.length > 0 ? `text(${options.join(", ")})[${content}]` : `[${content}]`;
};
const spans = (list: readonly Span[]): string =>
  list.map((span) => `#${styled(span, `#${quoted(span.text)}`)}`).join("");

function blockOf(block: Block, sheet: ResumeSheet): string {
  const above = `#v(${block.above ?? 0}pt, weak: false)`;
  if (block.cells) {
    const shares = block.cells.map((_, i) => `${(sheet.cells[i] ?? 0.3) * 100}%`).join(", ");
    const cells = block.cells
      .map((paragraphs) => `[${paragraphs.map((part) => blockOf(part, sheet)).join("\n")}]`)
      .join(", ");
    return `${above}\n#grid(columns: (${shares}), column-gutter: 0pt, ${cells})`;
  }
  const words = `#${styled(block, spans(block.spans))}`;
  const right = block.right?.length ? ` #h(1fr) ${spans(block.right)}` : "";
  const bullet = block.bullet === undefined ? "" : `#box(width: 12pt, ${quoted(block.bullet)})`;
  const hanging = block.bullet === undefined ? "0pt" : "12pt";
  const rule = block.rule ? "\n#v(1pt)#line(length: 100%, stroke: 0.5pt)" : "";
  return `${above}\n#align(${block.align ?? "left"}, pad(left: ${block.indent ?? 0}pt, par(hanging-indent: ${hanging})[${bullet}${words}${right}]))${rule}`;
}

function sourceOf(sheet: ResumeSheet): string {
  const write = (blocks: Block[]) => blocks.map((block) => blockOf(block, sheet)).join("\n");
  const leading = Math.max(0.2, sheet.pitch - 0.75);
  const head = `#set page(paper: "a4", margin: ${sheet.margin}pt)\n#set text(font: ${quoted(faceOf(sheet.font))}, size: ${sheet.size}pt)\n#set par(leading: ${leading}em, spacing: ${leading}em)\n#set block(spacing: ${leading}em)\n`;
  if (sheet.columns.length === 1) return head + write(sheet.blocks);
  const first = sheet.blocks.findIndex(({ column = -1 }) => column >= 0);
  const across = sheet.blocks.map((block, i) => ({ block, i })).filter(({ block: { column = -1 } }) => column < 0);
  const columns = sheet.columns.map(
    (_, i) =>
      `box(width: 100%, inset: (x: 6pt), ${sheet.grounds[i] ? `fill: rgb("${sheet.grounds[i]}"), ` : ""})[${write(sheet.blocks.filter(({ column }) => column === i))}]`,
  );
  return `${head}${write(across.filter(({ i }) => i < first).map(({ block }) => block))}
#grid(columns: (${sheet.columns.map((share) => `${share * 100}%`).join(", ")}), ${columns.join(", ")})
${write(across.filter(({ i }) => i > first).map(({ block }) => block))}`;
}

/** The fonts that pdf.js ships, for machines without installed fonts. */
const always = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");

let compiler: NodeCompiler | undefined;
/** Writes a PDF with Typst. */
export function typstPdf(sheet: ResumeSheet): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: mkdtempSync(join(tmpdir(), "training-")),
    fontArgs: [{ fontPaths: [always, "/usr/share/fonts"] }],
  });
  const pdf = compiler.pdf({ mainFileContent: sourceOf(sheet) });
  compiler.evictCache(2);
  return pdf;
}
