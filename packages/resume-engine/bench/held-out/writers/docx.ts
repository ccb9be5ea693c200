import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { PageBlock, FontFace, HeldOutPage, PageRun, TextBlock } from "../page.ts";

const faces: Record<FontFace, string> = {
  sans: "Arial",
  serif: "Times New Roman",
  humanist: "Lato",
  office: "Calibri",
  mono: "Courier New",
};
const width = 11906;
const twips = (points: number) => Math.round(points * 20);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const hex = (color: string) => color.slice(1);

class Body {
  private readonly page: HeldOutPage;
  constructor(page: HeldOutPage) {
    this.page = page;
  }
  runs(list: PageRun[], look: { spaced?: boolean; shade?: string } = {}): string {
    return list
      .map(({ text, bold, italic, color, scale }) => {
        const half = Math.round(this.page.size * (scale ?? 1) * 2);
        const props = `${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}${color ? `<w:color w:val="${hex(color)}"/>` : ""}${look.spaced ? '<w:spacing w:val="24"/>' : ""}${scale ? `<w:sz w:val="${half}"/>` : ""}${look.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${hex(look.shade)}"/>` : ""}`;
        return `<w:r>${props ? `<w:rPr>${props}</w:rPr>` : ""}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
      })
      .join("");
  }
  para(content: string, props = ""): string {
    return `<w:p>${props ? `<w:pPr>${props}</w:pPr>` : ""}${content}</w:p>`;
  }
  text(block: TextBlock): string {
    const props = [
      block.heading && '<w:pStyle w:val="Heading1"/>',
      block.line && `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${hex(block.line)}"/></w:pBdr>`,
      block.fill && `<w:shd w:val="clear" w:color="auto" w:fill="${hex(block.fill)}"/>`,
      (block.before ?? block.after) !== undefined &&
        `<w:spacing w:before="${twips(block.before ?? 0)}" w:after="${twips(block.after ?? 0)}"/>`,
      block.indent && `<w:ind w:left="${twips(block.indent)}"/>`,
      block.align && `<w:jc w:val="${block.align}"/>`,
    ].filter(Boolean);
    return this.para(this.runs(block.runs, { spaced: block.spaced ?? false }), props.join(""));
  }
  row(block: Extract<PageBlock, { kind: "row" }>, room: number): string {
    const total = block.widths.reduce((sum, share) => sum + share, 0);
    const pad = twips(block.pad ?? 0) || 100;
    const line = block.border ? `w:val="single" w:sz="4" w:color="${hex(block.border)}"` : 'w:val="nil"';
    const borders = ["top", "left", "bottom", "right", "insideH", "insideV"]
      .map((side) => `<w:${side} ${line}/>`)
      .join("");
    const widths = block.widths.map((share) => Math.round((room * share) / total));
    const cells = block.cells.map((cell, i) => {
      const fill = block.fills?.[i];
      const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${hex(fill)}"/>` : "";
      const inner = this.blocks(cell, widths[i]! - 2 * pad);
      const end = inner.endsWith("</w:p>") ? "" : "<w:p/>";
      return `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/>${shade}</w:tcPr>${inner}${end}</w:tc>`;
    });
    const margins = `<w:tblCellMar><w:top w:w="${twips(block.pad ?? 0)}" w:type="dxa"/><w:left w:w="${pad}" w:type="dxa"/><w:bottom w:w="${twips(block.pad ?? 0)}" w:type="dxa"/><w:right w:w="${pad}" w:type="dxa"/></w:tblCellMar>`;
    const table = `<w:tbl><w:tblPr><w:tblW w:w="${room}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/>${margins}</w:tblPr><w:tblGrid>${widths.map((one) => `<w:gridCol w:w="${one}"/>`).join("")}</w:tblGrid><w:tr>${block.tall ? `<w:trPr><w:trHeight w:val="${twips(735)}" w:hRule="atLeast"/></w:trPr>` : ""}${cells.join("")}</w:tr></w:tbl>`;
    // Word merges adjacent tables, so an empty paragraph of the smallest height separates them.
    return `${table}${this.para("", `<w:spacing w:before="${twips(block.before ?? 0)}" w:after="0" w:line="20" w:lineRule="exact"/>`)}`;
  }
  one(block: PageBlock, room: number): string {
    switch (block.kind) {
      case "text":
        return this.text(block);
      case "split":
        return this.para(
          `${this.runs(block.left)}<w:r><w:tab/></w:r>${this.runs(block.right)}`,
          `<w:tabs><w:tab w:val="right" w:pos="${room}"/></w:tabs><w:spacing w:before="${twips(block.before ?? 0)}" w:after="0"/>`,
        );
      case "list":
        if (block.mark === "•")
          return block.items
            .map((item) =>
              this.para(this.runs([{ text: item }]), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
            )
            .join("");
        return block.items.map((item) => this.para(this.runs([{ text: `${block.mark} ${item}`.trim() }]))).join("");
      case "row":
        return this.row(block, room);
      case "chips":
        return this.para(
          block.items
            .map((item) => this.runs([{ text: ` ${item} `, color: block.color }], { shade: block.fill }))
            .join(this.runs([{ text: " · " }])),
        );
      case "bars":
        return block.items
          .map(({ text, value }) => {
            const full = Math.round(value * 5);
            const dots = [
              { text: "●".repeat(full), color: block.color },
              { text: "●".repeat(5 - full), color: "#cccccc" },
            ];
            return this.para(
              `${this.runs([{ text }])}<w:r><w:tab/></w:r>${this.runs(dots)}`,
              `<w:tabs><w:tab w:val="right" w:pos="${room}"/></w:tabs>`,
            );
          })
          .join("");
      case "rule":
        return this.para(
          "",
          `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${hex(block.color)}"/></w:pBdr>`,
        );
      case "gap":
        return this.para("", `<w:spacing w:before="0" w:after="0" w:line="${twips(block.size)}" w:lineRule="exact"/>`);
    }
  }
  blocks(blocks: PageBlock[], room: number): string {
    return blocks.map((block) => this.one(block, room)).join("");
  }
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const packageOf = "http://schemas.openxmlformats.org/package/2006";

function styles({ face, size, color }: HeldOutPage): string {
  const font = `<w:rFonts w:ascii="${faces[face]}" w:hAnsi="${faces[face]}" w:cs="${faces[face]}"/>`;
  return `${head}<w:styles ${main}><w:docDefaults><w:rPrDefault><w:rPr>${font}<w:color w:val="${hex(color)}"/><w:sz w:val="${Math.round(size * 2)}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`;
}

/** The smallest Word file that Word opens without a warning. */
export async function docxOf(page: HeldOutPage): Promise<Buffer> {
  const room = width - 2 * twips(page.margin);
  const body = new Body(page).blocks(page.blocks, room);
  const margin = twips(page.margin);
  const files: Record<string, string> = {
    "[Content_Types].xml": `${head}<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${word}.numbering+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `${head}<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    "word/styles.xml": styles(page),
    "word/numbering.xml": `${head}<w:numbering ${main}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="284" w:hanging="227"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    "word/document.xml": `${head}<w:document ${main}><w:body>${body}<w:sectPr><w:pgSz w:w="${width}" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="300" w:footer="300" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(0) });
  zip.end();
  return buffer(zip.outputStream);
}
