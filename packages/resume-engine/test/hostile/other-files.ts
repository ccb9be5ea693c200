import { gzipSync } from "node:zlib";
import { makeDoc } from "../../../../apps/api/test/support/bad-files/make-documents.ts";
import { makeZip } from "../../../../apps/api/test/support/bad-files/make-zip.ts";
import { noise, type HostileFile, type ReadingOutcome } from "./hostile.ts";

const mb = 1_048_576;
const notOurs: readonly ReadingOutcome[] = ["unsupported", "damaged", "noText"];
const spoilt: readonly ReadingOutcome[] = ["damaged", "noText", "unsupported", "tooComplex"];

/** Returns an old Word file (.doc) with some of its bytes changed. */
const doc = (change: (bytes: Buffer) => void) => () => {
  const bytes = makeDoc();
  change(bytes);
  return bytes;
};
const table = 512;
const directory = 1_024;

export const otherFiles: HostileFile[] = [
  {
    name: "old Word: a sector chain that is a loop",
    bytes: doc((bytes) => bytes.writeUInt32LE(2, table + 10 * 4)),
    may: spoilt,
  },
  {
    name: "old Word: a sector chain that points outside the file",
    bytes: doc((bytes) => bytes.writeUInt32LE(9_999_999, table + 3 * 4)),
    may: spoilt,
  },
  {
    name: "old Word: a table of 2³¹ sectors",
    bytes: doc((bytes) => bytes.writeUInt32LE(0x7fff_ffff, 44)),
    may: spoilt,
  },
  {
    name: "old Word: an endless chain of sector tables",
    bytes: doc((bytes) => {
      bytes.writeUInt32LE(1, 68);
      bytes.writeUInt32LE(0xffff, 72);
    }),
    may: spoilt,
  },
  {
    name: "old Word: a stream of 4 GB",
    bytes: doc((bytes) => bytes.writeUInt32LE(0xffff_fff0, directory + 128 + 120)),
    may: spoilt,
  },
  {
    name: "old Word: a folder that contains itself",
    bytes: doc((bytes) => {
      for (const at of [68, 72, 76]) bytes.writeUInt32LE(0, directory + at);
    }),
    may: spoilt,
  },
  { name: "old Word: sectors of 2⁶⁰ bytes", bytes: doc((bytes) => bytes.writeUInt16LE(60, 30)), may: spoilt },
  {
    name: "old Word: a piece table with random positions",
    bytes: doc((bytes) => noise(3_000).copy(bytes, 1_600)),
    may: spoilt,
  },
  { name: "old Word: a truncated file", bytes: () => makeDoc().subarray(0, 1_200), may: spoilt },
  {
    name: "a new Word file with a password",
    bytes: () => makeDoc({ stream: "EncryptedPackage" }),
    may: ["encrypted", "unsupported"],
  },
  { name: "an empty file", bytes: () => Buffer.alloc(0), may: ["damaged", "noText", "unsupported"] },
  { name: "a file of one byte", bytes: () => Buffer.from("%"), may: notOurs },
  { name: "a PDF header without a document", bytes: () => Buffer.from("%PDF-1.7\n"), may: notOurs },
  { name: "plain text", bytes: () => Buffer.from("Giulia Ferraris\nAnalista dati\n".repeat(50)), may: notOurs },
  {
    name: "a web page with external resources",
    bytes: (listener) =>
      Buffer.from(`<html><img src="${listener}/a.png"><script src="${listener}/a.js"></script></html>`),
    may: notOurs,
  },
  {
    name: "an SVG with an external image",
    bytes: (listener) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${listener}/svg"/></svg>`),
    may: notOurs,
  },
  {
    name: "RTF with a linked object",
    bytes: (listener) => Buffer.from(`{\\rtf1{\\object\\objautlink ${listener}/rtf}}`),
    may: notOurs,
  },
  { name: "a gzip of 200 MB", bytes: () => gzipSync(Buffer.alloc(200 * mb)), may: notOurs },
  { name: "a zip without a document", bytes: () => makeZip([{ name: "a.txt", data: Buffer.from("x") }]), may: notOurs },
  {
    name: "JSON arrays nested 2,000,000 deep",
    bytes: () => Buffer.from("[".repeat(2_000_000)),
    may: [...notOurs, "tooComplex"],
  },
  {
    name: "JSON objects nested 200,000 deep",
    bytes: () => Buffer.from(`{"basics":${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}}`),
    may: [...notOurs, "tooComplex"],
  },
  {
    name: "a JSON Resume with __proto__ keys",
    bytes: () =>
      Buffer.from(
        '{"basics":{"name":"Giulia Ferraris","__proto__":{"email":"x"}},"__proto__":{"polluted":true},"work":{"length":1e9},"skills":"all"}',
      ),
    may: ["read", ...notOurs],
  },
  {
    name: "a JSON Resume with 50,000 jobs",
    bytes: () =>
      Buffer.from(
        JSON.stringify({
          basics: { name: "Giulia Ferraris" },
          work: Array.from({ length: 50_000 }, () => ({ name: "Officine Marea", position: "Contabile" })),
        }),
      ),
    may: ["read", "tooComplex", "tooLarge", ...notOurs],
  },
  {
    name: "a PDF of 30 MB",
    bytes: () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(30 * mb, " ")]),
    may: ["tooLarge", "damaged"],
  },
];
