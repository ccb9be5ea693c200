import { fontsOf, type GlyphMap } from "./fonts.ts";
import { pdfString, PdfWriter, type PdfStream } from "./write-pdf.ts";

export const paper = { width: 595, height: 842 };

export type RgbColour = readonly [red: number, green: number, blue: number];
export const black: RgbColour = [0.1, 0.1, 0.12];
export const white: RgbColour = [1, 1, 1];

export type SheetPosition = { x: number; y: number };
export type TextPlacement = SheetPosition & { size: number; bold?: boolean; colour?: RgbColour };

/** A PDF page under construction, with its resources. Its drawing operators run in the order `under`, `ops`, `over`. */
export type PdfSheet = {
  under: string[];
  ops: string[];
  over: string[];
  /** The page's XObjects, graphics states, patterns and properties, by name. */
  xobjects: Record<string, PdfStream>;
  gstates: Record<string, string>;
  patterns: Record<string, PdfStream>;
  layers: Record<string, "shown" | "off">;
  /** Text that is inserted into the dictionaries of the page and the catalog. */
  page: string;
  catalog: string;
  annotations: string[];
  info: string;
  metadata: string;
  says: GlyphMap;
  embed: boolean;
};

export const emptySheet = (): PdfSheet => ({
  under: [],
  ops: [],
  over: [],
  xobjects: {},
  gstates: {},
  patterns: {},
  layers: {},
  page: "",
  catalog: "",
  annotations: [],
  info: "",
  metadata: "",
  says: [],
  embed: false,
});

const number = (value: number): string => String(Math.round(value * 1_000) / 1_000);
export const fill = (colour: RgbColour): string => `${colour.map(number).join(" ")} rg`;

/** Draws a line of text. `y` is its baseline, from the top of the page. `also` is inserted into the text object. */
export const show = (text: string, ink: TextPlacement, also = ""): string =>
  `q ${fill(ink.colour ?? black)} BT /${ink.bold ? "F2" : "F1"} ${number(ink.size)} Tf ${also} 1 0 0 1 ${number(ink.x)} ${number(paper.height - ink.y)} Tm ${pdfString(text)} Tj ET Q`;

/** Draws a rectangle, positioned by its upper left corner. */
export const block = ({ x, y }: SheetPosition, width: number, height: number, colour: RgbColour): string =>
  `q ${fill(colour)} ${number(x)} ${number(paper.height - y - height)} ${number(width)} ${number(height)} re f Q`;

/** Creates a picture of one colour, or of a gradient between two colours. */
export function picture(from: RgbColour, to: RgbColour = from): PdfStream {
  const side = 16;
  const data = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at++)
    for (let part = 0; part < 3; part++) {
      const share = Math.floor(at / side) / (side - 1);
      data[at * 3 + part] = Math.round(255 * (from[part]! * (1 - share) + to[part]! * share));
    }
  return {
    dict: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    data,
  };
}

export const place = (name: string, { x, y }: SheetPosition, width: number, height: number): string =>
  `q ${number(width)} 0 0 ${number(height)} ${number(x)} ${number(paper.height - y - height)} cm /${name} Do Q`;

const entries = (ids: readonly (readonly [string, number])[]): string =>
  ids.map(([name, id]) => `/${name} ${id} 0 R`).join(" ");

/** Writes a document of one or more pages. */
export function printPdf(sheets: readonly PdfSheet[]): Buffer {
  const pdf = new PdfWriter();
  const pages = pdf.reserve();
  const first = sheets[0]!;
  const layers = Object.keys(first.layers).map((name) => [name, pdf.add(`<< /Type /OCG /Name (${name}) >>`)] as const);
  const kids = sheets.map((sheet) => printPage(pdf, { sheet, pages, layers }));
  pdf.set(
    pages,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(" ")}] /MediaBox [0 0 ${paper.width} ${paper.height}] >>`,
  );
  const off = layers.filter(([name]) => first.layers[name] === "off");
  const list = (ids: typeof layers) => `[${ids.map(([, id]) => `${id} 0 R`).join(" ")}]`;
  const content =
    layers.length > 0
      ? `/OCProperties << /OCGs ${list(layers)} /D << /Order ${list(layers)} /OFF ${list(off)} >> >>`
      : "";
  const about = first.metadata
    ? `/Metadata ${pdf.stream({ dict: "/Type /Metadata /Subtype /XML", data: Buffer.from(first.metadata), packed: false })} 0 R`
    : "";
  const root = pdf.add(`<< /Type /Catalog /Pages ${pages} 0 R ${content} ${about} ${first.catalog} >>`);
  return pdf.end(root, first.info ? `/Info ${pdf.add(`<< ${first.info} >>`)} 0 R` : "");
}

type PrintJob = { sheet: PdfSheet; pages: number; layers: readonly (readonly [string, number])[] };

function printPage(pdf: PdfWriter, { sheet, pages, layers }: PrintJob): number {
  const fonts = fontsOf(pdf, sheet);
  const common = `/Font << ${fonts} >>`;
  const inner = (stream: PdfStream): PdfStream => ({
    ...stream,
    dict: (stream.dict ?? "").replace(/LAYER:(\w+)/u, (_, name: string) => `${new Map(layers).get(name)!} 0 R`),
  });
  const drawn = Object.entries(sheet.xobjects).map(([name, stream]) => {
    const form = stream.dict?.includes("/Form") ? `${stream.dict} /Resources << ${common} >>` : stream.dict;
    return [name, pdf.stream(inner({ ...stream, dict: form ?? "" }))] as const;
  });
  const patterns = Object.entries(sheet.patterns).map(([name, stream]) => [name, pdf.stream(stream)] as const);
  const states = Object.entries(sheet.gstates).map(
    ([name, dict]) =>
      [
        name,
        pdf.add(dict.replace(/XOBJECT:(\w+)/u, (_, object: string) => `${new Map(drawn).get(object)!} 0 R`)),
      ] as const,
  );
  const contents = pdf.stream({ data: [...sheet.under, ...sheet.ops, ...sheet.over].join("\n") });
  const notes = sheet.annotations.map((note) => `${pdf.add(note)} 0 R`);
  return pdf.add(
    `<< /Type /Page /Parent ${pages} 0 R /Contents ${contents} 0 R /Resources << ${common} /XObject << ${entries(drawn)} >> ` +
      `/ExtGState << ${entries(states)} >> /Pattern << ${entries(patterns)} >> /Properties << ${entries(layers)} >> >> ` +
      `/Annots [${notes.join(" ")}] ${sheet.page} >>`,
  );
}
