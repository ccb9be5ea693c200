import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { NotRead } from "../not-read.ts";
import { formatOf, maxBytes } from "./document-format.ts";
import { checkStreams } from "./pdf-streams.ts";
import { wordPartsOf } from "./word-parts.ts";

async function reasonOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return "fine";
  } catch (error) {
    return error instanceof NotRead ? error.reason : String(error);
  }
}

function zipOf(parts: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}
const document = { "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": Buffer.from("<w/>") };

describe("file format detection of uploaded CVs", () => {
  test.each([
    ["%PDF-1.7\n", "pdf"],
    ["PK\u0003\u0004", "docx"],
    ['{ "basics": {} }', "json"],
  ])("uploaded CV file that starts with %j → detected as %s", (start, format) => {
    expect(formatOf(Buffer.from(start, "latin1"))).toBe(format);
  });

  test.each([
    ["{\\rtf1", "unsupported"],
    ["<html>", "unsupported"],
    ["", "damaged"],
  ])("uploaded CV file that starts with %j → refused as %s", async (start, reason) => {
    expect(await reasonOf(() => formatOf(Buffer.from(start, "latin1")))).toBe(reason);
  });

  test("uploaded Word file with a password → refused as encrypted", async () => {
    const bytes = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await reasonOf(() => formatOf(bytes))).toBe("encrypted");
  });

  test("uploaded CV file of more than five megabytes → refused as too large", async () => {
    const bytes = Buffer.alloc(maxBytes + 1, " ");
    bytes.write("%PDF-1.7");
    expect(await reasonOf(() => formatOf(bytes))).toBe("tooLarge");
  });
});

describe("parts of a Word file", () => {
  test("a normal Word file → its text parts, without media", async () => {
    const parts = await wordPartsOf(await zipOf({ ...document, "word/media/a.png": Buffer.alloc(9) }));
    expect([...parts.keys()]).toEqual(["word/document.xml"]);
  });

  test.each([
    ["unpacks to more than 60 MB", { "word/a.xml": Buffer.alloc(61 * 1_024 * 1_024) }, "tooComplex"],
    ["has an extreme compression ratio", { "word/a.xml": Buffer.alloc(8 * 1_024 * 1_024) }, "tooComplex"],
    [
      "has a part that is too large",
      { "word/styles.xml": Buffer.from(crypto.getRandomValues(new Uint8Array(1_024)).toString().repeat(4_000)) },
      "tooComplex",
    ],
    [
      "has too many entries",
      Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`a${at}`, Buffer.alloc(0)])),
      "tooComplex",
    ],
  ])("a Word file that %s → refused within a second", async (_, more, reason) => {
    const bytes = await zipOf({ ...document, ...more });
    const start = performance.now();
    expect(await reasonOf(() => wordPartsOf(bytes))).toBe(reason);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test("a zip without a document → refused, because it is no Word file", async () => {
    expect(await reasonOf(async () => wordPartsOf(await zipOf({ a: Buffer.alloc(1) })))).toBe("unsupported");
  });

  test("a truncated Word file → refused as damaged", async () => {
    const bytes = await zipOf(document);
    expect(await reasonOf(() => wordPartsOf(bytes.subarray(0, -30)))).toBe("damaged");
  });
});

describe("streams of a PDF", () => {
  const pdf = (dictionary: string, data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${data.length} ${dictionary} >>\nstream\n`),
      data,
      Buffer.from("\nendstream\nendobj\n"),
    ]);

  test("ordinary page stream of a PDF → accepted", async () => {
    const drawing = deflateSync(Buffer.from("BT (a) Tj ET ".repeat(100_000)));
    expect(await reasonOf(() => checkStreams(pdf("/Filter /FlateDecode", drawing)))).toBe("fine");
  });

  test("decompression bomb in a PDF → refused before the PDF is parsed", async () => {
    const bomb = deflateSync(Buffer.alloc(60 * 1_024 * 1_024));
    expect(await reasonOf(() => checkStreams(pdf("/Filter /FlateDecode", bomb)))).toBe("tooComplex");
  });

  test("doubly compressed bomb in a PDF → refused, although it looks small", async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(60 * 1_024 * 1_024)));
    expect(await reasonOf(() => checkStreams(pdf("/Filter [/FlateDecode /FlateDecode]", bomb)))).toBe("tooComplex");
  });
});
