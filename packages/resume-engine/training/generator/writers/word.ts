import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { Block, FontStyle, ResumeSheet, Span } from "../sheet.ts";
import { faceOf } from "./html.ts";

const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function runOf(span: Span, around: FontStyle): string {
  const look = { ...around, ...span };
  const properties = `${look.bold ? "<w:b/>" : ""}${look.italic ? "<w:i/>" : ""}${look.colour ? `<w:color w:val="${look.colour.slice(1)}"/>` : ""}${look.size ? `<w:sz w:val="${Math.round(look.size * 2)}"/>` : ""}`;
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(span.text.replaceAll("\n", " "))}</w:t></w:r>`;
}

function paragraphOf(block: Block, sheet: ResumeSheet, styled: boolean): string {
  const { size, bold, italic, colour } = block;
  const look: FontStyle = {
    size: size ?? sheet.size,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(colour ? { colour } : {}),
  };
  const indent = block.indent ?? 0;
  const properties = [
    styled && block.level && `<w:pStyle w:val="Heading${block.level}"/>`,
    block.bullet !== undefined && '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
    block.right?.length && '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>',
    `<w:spacing w:before="${Math.round((block.above ?? 0) * 20)}" w:after="0"/>`,
    `<w:ind w:left="${Math.round((indent + (block.bullet === undefined ? 0 : 18)) * 20)}"${block.bullet === undefined ? "" : ' w:hanging="240"'}/>`,
    `<w:jc w:val="${block.align ?? "left"}"/>`,
  ].filter(Boolean).join(""); // prettier-ignore
  const right = block.right?.length
    ? `<w:r><w:tab/></w:r>${block.right.map((span) => runOf(span, { size: look.size! })).join("")}`
    : "";
  return `<w:p><w:pPr>${properties}</w:pPr>${block.spans.map((span) => runOf(span, look)).join("")}${right}</w:p>`;
}

const table = (rows: string[], widths: number[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="9400" w:type="dxa"/></w:tblPr><w:tblGrid>${widths.map((share) => `<w:gridCol w:w="${Math.round(share * 9400)}"/>`).join("")}</w:tblGrid>${rows.join("")}</w:tbl>`;

/** The body of a Word file. Consecutive rows become one table; the columns of a page become the cells of a table with one row. */
function bodyOf(blocks: readonly Block[], sheet: ResumeSheet, styled: boolean): string {
  const parts: string[] = [];
  let rows: string[] = [];
  const close = () => {
    if (rows.length > 0) parts.push(table(rows, sheet.cells), "<w:p/>");
    rows = [];
  };
  for (const block of blocks) {
    if (block.cells) {
      const cells = block.cells.map(
        (own, i) =>
          `<w:tc><w:tcPr><w:tcW w:w="${Math.round((sheet.cells[i] ?? 0.3) * 9400)}" w:type="dxa"/></w:tcPr>${own.map((part) => paragraphOf(part, sheet, styled)).join("") || "<w:p/>"}</w:tc>`,
      );
      rows.push(`<w:tr>${cells.join("")}</w:tr>`);
    } else {
      close();
      parts.push(paragraphOf(block, sheet, styled));
    }
  }
  close();
  return parts.join("");
}

function documentOf(sheet: ResumeSheet): string {
  const styled = sheet.blocks.length % 2 === 0;
  if (sheet.columns.length === 1) return bodyOf(sheet.blocks, sheet, styled);
  const first = sheet.blocks.findIndex(({ column = -1 }) => column >= 0);
  const across = (from: number, to: number) => sheet.blocks.slice(from, to).filter(({ column = -1 }) => column < 0);
  const cells = sheet.columns.map((share, i) => {
    const ground = sheet.grounds[i];
    const own = sheet.blocks.filter(({ column }) => column === i);
    return `<w:tc><w:tcPr><w:tcW w:w="${Math.round(share * 9400)}" w:type="dxa"/>${ground ? `<w:shd w:val="clear" w:fill="${ground.slice(1)}"/>` : ""}</w:tcPr>${bodyOf(own, sheet, styled)}<w:p/></w:tc>`;
  });
  return `${bodyOf(across(0, first), sheet, styled)}${table([`<w:tr>${cells.join("")}</w:tr>`], sheet.columns)}${bodyOf(across(first, sheet.blocks.length), sheet, styled)}<w:p/>`;
}

/** Writes a Word file directly, with the markup of typical files. */
export async function wordFile(sheet: ResumeSheet): Promise<Uint8Array> {
  const face = faceOf(sheet.font);
  const margin = Math.round(sheet.margin * 20);
  const style = (level: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`;
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    "word/styles.xml": `<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${face}" w:hAnsi="${face}"/></w:rPr></w:rPrDefault></w:docDefaults>${[1, 2].map(style).join("")}</w:styles>`,
    "word/numbering.xml": `<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    "word/document.xml": `<w:document xmlns:w="${main}"><w:body>${documentOf(sheet)}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}"/></w:sectPr></w:body></w:document>`,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`), name);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
