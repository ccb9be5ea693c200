import { deflateSync } from "node:zlib";
import { makeZip } from "../../../../apps/api/test/support/bad-files/make-zip.ts";
import { PdfWriter } from "../adversarial/write-pdf.ts";
import { malformedOutcomes, harmless, heavy, noise, type HostileFile } from "./hostile.ts";
import { hello, honest, onePage, resumeWith } from "./pdf-of.ts";

const spoilt = (from: RegExp, to: string) => () => {
  const text = honest.toString("latin1");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error("nothing was spoilt");
  return Buffer.from(changed, "latin1");
};

function manyPages(count: number): Buffer {
  const pdf = new PdfWriter();
  const pages = pdf.reserve();
  const kid = `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] >>`;
  const kids = Array.from({ length: count }, () => `${pdf.add(kid)} 0 R`);
  pdf.set(pages, `<< /Type /Pages /Count ${count} /Kids [${kids.join(" ")}] >>`);
  return pdf.end(pdf.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

/** A page tree that contains itself; `count` is its claimed number of pages. */
function treeLoop(count: number): Buffer {
  const pdf = new PdfWriter();
  const [top, below] = [pdf.reserve(), pdf.reserve()];
  pdf.set(top, `<< /Type /Pages /Count ${count} /Kids [${below} 0 R] >>`);
  pdf.set(below, `<< /Type /Pages /Parent ${top} 0 R /Count ${count} /Kids [${top} 0 R ${below} 0 R] >>`);
  return pdf.end(pdf.add(`<< /Type /Catalog /Pages ${top} 0 R >>`));
}

/** Page trees with ten identical children on each of nine levels: 10^9 pages in a dozen objects. */
function treeBomb(): Buffer {
  const pdf = new PdfWriter();
  let kid = pdf.add("<< /Type /Page /MediaBox [0 0 595 842] >>");
  for (let level = 1; level <= 9; level++)
    kid = pdf.add(`<< /Type /Pages /Count ${10 ** level} /Kids [${`${kid} 0 R `.repeat(10)}] >>`);
  return pdf.end(pdf.add(`<< /Type /Catalog /Pages ${kid} 0 R >>`));
}

/** A cross-reference stream that claims arbitrary positions of objects. */
function streamedTable(
  rows: readonly (readonly [number, number, number])[],
  bodies: readonly string[],
  dict: string,
): Buffer {
  let file = "%PDF-1.7\n";
  const at = bodies.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = Buffer.alloc(rows.length * 7);
  for (const [index, [kind, second, third]] of rows.entries()) {
    table.writeUInt8(kind, index * 7);
    table.writeUInt32BE(kind === 1 && second < at.length ? at[second]! : second, index * 7 + 1);
    table.writeUInt16BE(third, index * 7 + 5);
  }
  const packed = deflateSync(table);
  const start = file.length;
  const head = `${bodies.length + 1} 0 obj\n<< /Type /XRef /W [1 4 2] ${dict} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(file + head, "latin1"),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

const objectStream = (inside: string) =>
  `<< /Type /ObjStm /N 2 /First 8 /Extends 3 0 R /Length ${inside.length} >>\nstream\n${inside}\nendstream`;
const boxLoop = () =>
  streamedTable(
    [
      [0, 0, 0],
      [2, 3, 0],
      [2, 3, 1],
      [2, 3, 0],
      [1, 3, 0],
    ],
    ["null", "null", objectStream("1 0 2 9 << /A 1 >> << /B 2 >>")],
    "/Size 5 /Root 1 0 R",
  );

export const pdfStructures: HostileFile[] = [
  {
    name: "a cross-reference table with wrong positions",
    bytes: spoilt(/\d{10} 00000 n/gu, "0000999999 00000 n"),
    may: ["read", ...malformedOutcomes],
  },
  {
    name: "a PDF without a cross-reference table",
    bytes: spoilt(/xref[\s\S]*$/u, ""),
    may: ["read", ...malformedOutcomes],
  },
  { name: "a PDF truncated in the middle of a stream", bytes: () => honest.subarray(0, 700), may: malformedOutcomes },
  {
    name: "a stream that claims to be longer than the file",
    bytes: spoilt(/\/Length \d+/gu, "/Length 99999999"),
    may: ["read", ...malformedOutcomes],
  },
  {
    name: "streams with a negative length",
    bytes: spoilt(/\/Length \d+/gu, "/Length -1"),
    may: ["read", ...malformedOutcomes],
  },
  { name: "a page tree that contains itself", bytes: () => treeLoop(2), may: malformedOutcomes },
  {
    name: "a page tree that contains itself and claims thirty pages",
    bytes: () => treeLoop(30),
    may: [...malformedOutcomes, "tooManyPages"],
  },
  { name: "a PDF of 5,000 pages", bytes: () => manyPages(5_000), may: ["tooManyPages"] },
  { name: "a page tree of 10⁹ identical pages", bytes: treeBomb, may: ["tooManyPages", ...malformedOutcomes] },
  { name: "a PDF without pages", bytes: () => manyPages(0), may: malformedOutcomes },
  { name: "an object stream that contains itself", bytes: boxLoop, may: malformedOutcomes },
  {
    name: "a cross-reference table of 2³¹ objects",
    bytes: () => streamedTable([[0, 0, 0]], ["null"], "/Size 2147483647 /Index [0 2147483647] /Root 1 0 R"),
    may: [...malformedOutcomes, "tooComplex"],
  },
  {
    name: "a cross-reference table that names itself as the previous table",
    bytes: spoilt(/\/Size (\d+)/u, "/Prev 15 /Size $1"),
    may: ["read", ...malformedOutcomes],
  },
  {
    name: "a page of 10⁹ points",
    bytes: () => resumeWith((sheet) => (sheet.page += " /MediaBox [0 0 1000000000 1000000000]")),
    may: ["read", ...heavy, "noText"],
  },
  {
    name: "a page without size",
    bytes: () => resumeWith((sheet) => (sheet.page += " /MediaBox [0 0 0 0]")),
    may: ["read", ...malformedOutcomes],
  },
  {
    name: "arrays nested 200,000 deep",
    bytes: () => onePage((pdf) => ({ page: `/A ${pdf.add("[".repeat(200_000))} 0 R /B ${"[".repeat(100_000)}` })),
    may: ["read", ...heavy, ...malformedOutcomes],
  },
  {
    name: "a file that is both a PDF and a zip",
    bytes: () => Buffer.concat([honest, makeZip([{ name: "word/document.xml", data: Buffer.from("<w/>") }])]),
    may: ["read", "damaged", "unsupported"],
  },
  {
    name: "a file that is both a PDF and a web page",
    bytes: () => Buffer.concat([Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n"), honest]),
    may: ["read", ...malformedOutcomes, "unsupported"],
  },
  {
    name: "random bytes after the header",
    bytes: () => Buffer.concat([Buffer.from("%PDF-1.7\n"), noise(300_000)]),
    may: malformedOutcomes,
  },
  {
    name: "an ordinary resume",
    bytes: () => onePage((pdf) => ({ contents: pdf.stream({ data: hello }) })),
    may: harmless,
  },
];
