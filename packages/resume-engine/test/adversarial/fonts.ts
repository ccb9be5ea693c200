import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PdfWriter } from "./write-pdf.ts";

const folder = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");

type EmbeddedFont = { file: Buffer; widths: number[] };

/** The widths of the characters 32 to 255 in thousandths, from the font's tables. */
function widthsOf(file: Buffer): number[] {
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16)
    tables.set(file.toString("latin1", at, at + 4), file.readUInt32BE(at + 8));
  const perEm = file.readUInt16BE(tables.get("head")! + 18);
  const metrics = file.readUInt16BE(tables.get("hhea")! + 34);
  const cmap = tables.get("cmap")!;
  let table = 0;
  for (let at = cmap + 4; at < cmap + 4 + file.readUInt16BE(cmap + 2) * 8; at += 8) {
    const place = cmap + file.readUInt32BE(at + 4);
    if (file.readUInt16BE(place) === 4) table = place;
  }
  const double = file.readUInt16BE(table + 6);
  const glyphOf = (code: number): number => {
    for (let at = 0; at < double; at += 2) {
      if (file.readUInt16BE(table + 14 + at) < code) continue;
      const start = file.readUInt16BE(table + 16 + double + at);
      if (start > code) return 0;
      const shift = file.readUInt16BE(table + 16 + double * 2 + at);
      const place = table + 16 + double * 3 + at;
      const range = file.readUInt16BE(place);
      return range === 0 ? (code + shift) & 0xffff : file.readUInt16BE(place + range + (code - start) * 2);
    }
    return 0;
  };
  return Array.from({ length: 224 }, (_, index) => {
    const glyph = Math.min(glyphOf(index + 32), metrics - 1);
    return Math.round((file.readUInt16BE(tables.get("hmtx")! + glyph * 4) * 1_000) / perEm);
  });
}

const faces = new Map<string, EmbeddedFont>();
function face(name: "Regular" | "Bold"): EmbeddedFont {
  const known = faces.get(name);
  if (known) return known;
  const file = readFileSync(join(folder, `LiberationSans-${name}.ttf`));
  const made = { file, widths: widthsOf(file) };
  faces.set(name, made);
  return made;
}

/** The width of a text in points. */
export function embeddedWidthOf(text: string, size: number, bold = false): number {
  const { widths } = face(bold ? "Bold" : "Regular");
  return (
    Array.from(text).reduce((sum, letter) => sum + (widths[letter.codePointAt(0)! - 32] ?? 556), 0) * (size / 1_000)
  );
}

function embedded(pdf: PdfWriter, name: "Regular" | "Bold"): number {
  const { file, widths } = face(name);
  const data = pdf.stream({ dict: `/Length1 ${file.length}`, data: file });
  const about = `/FontBBox [-203 -303 1050 910] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80`;
  const descriptor = pdf.add(
    `<< /Type /FontDescriptor /FontName /AAAAAA+LiberationSans-${name} /Flags 32 ${about} /FontFile2 ${data} 0 R >>`,
  );
  return pdf.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+LiberationSans-${name} /Encoding /WinAnsiEncoding ` +
      `/FirstChar 32 /LastChar 255 /Widths [${widths.join(" ")}] /FontDescriptor ${descriptor} 0 R >>`,
  );
}

const standard = (pdf: PdfWriter, name: string): number =>
  pdf.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);

const utf16 = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");

/**
 * Glyphs whose text differs from their shape: the glyph, the text that it maps to, and the letter whose width it takes (without
 * one, it has no width).
 */
export type GlyphMap = readonly (readonly [glyph: string, text: string, like?: string])[];
export const saysFrom = 0xa1;

/** A font that looks like Helvetica; some of its codes map to another text. */
function speaking(pdf: PdfWriter, says: GlyphMap): number {
  const rows = says.map(([, text], index) => `<${(saysFrom + index).toString(16)}> <${utf16(text)}>`).join("\n");
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /S def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${says.length} beginbfchar\n${rows}\nendbfchar endcmap end end`;
  const toUnicode = pdf.stream({ data: cmap });
  const names = says.map(([glyph]) => `/${glyph}`).join(" ");
  const widths = [...face("Regular").widths];
  for (const [index, [, , like]] of says.entries())
    widths[saysFrom - 32 + index] = like ? widths[like.codePointAt(0)! - 32]! : 0;
  return pdf.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${toUnicode} 0 R ` +
      `/FirstChar 32 /LastChar 255 /Widths [${widths.join(" ")}] ` +
      `/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [${saysFrom} ${names}] >> >>`,
  );
}

/** The /Font entries of a page: F1 plain, F2 bold, F3 with codes that map to other text. */
export function fontsOf(pdf: PdfWriter, { embed, says }: { embed: boolean; says: GlyphMap }): string {
  const plain = embed ? embedded(pdf, "Regular") : standard(pdf, "Helvetica");
  const bold = embed ? embedded(pdf, "Bold") : standard(pdf, "Helvetica-Bold");
  const third = says.length > 0 ? `/F3 ${speaking(pdf, says)} 0 R` : "";
  return `/F1 ${plain} 0 R /F2 ${bold} 0 R ${third}`;
}
