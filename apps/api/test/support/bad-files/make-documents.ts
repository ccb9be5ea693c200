import { makeZip, type ZipEntry } from "./make-zip.ts";

/** The EICAR test virus. It is written in two halves, so that a virus scanner does not report this file. */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

export function makePdf(inside: Buffer | string = ""): Buffer {
  const objects = [
    "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
    "2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n",
  ];
  const end = "\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n9\n%%EOF\n";
  return Buffer.concat([Buffer.from(objects.join("")), Buffer.from(inside), Buffer.from(end)]);
}

const wordFiles: readonly ZipEntry[] = [
  {
    name: "[Content_Types].xml",
    data: Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
  },
  {
    name: "word/document.xml",
    data: Buffer.from("<w:document><w:body><w:p>Giulia Ferraris</w:p></w:body></w:document>"),
  },
];

export const makeDocx = (more: readonly ZipEntry[] = []): Buffer => makeZip([...wordFiles, ...more]);

const sector = 512;
const free = 0xffff_ffff;
const end = 0xffff_fffe;
const table = 0xffff_fffd;

type CfbEntry = { name: string; kind: number; start: number; size: number };

function directoryEntry({ name, kind, start, size }: CfbEntry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, "utf16le");
  entry.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64);
  entry.writeUInt8(kind, 66);
  for (const at of [68, 72, 76]) entry.writeUInt32LE(free, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/**
 * An old Word file, as in [MS-CFB] version 3: header, one sector of the allocation table, one of the directory, then the stream.
 */
export function makeDoc({ stream = "WordDocument", also = "" } = {}): Buffer {
  const sectors = 9;
  const header = Buffer.alloc(sector);
  header.writeBigUInt64BE(0xd0cf11e0a1b11ae1n, 0);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(end, 60);
  header.writeUInt32LE(end, 68);
  for (let index = 0; index < 109; index++) header.writeUInt32LE(index === 0 ? 0 : free, 76 + index * 4);
  const fat = Buffer.alloc(sector, 0xff);
  const chain = [table, end, ...Array.from({ length: sectors - 1 }, (_, index) => index + 3), end];
  for (const [index, next] of chain.entries()) fat.writeUInt32LE(next, index * 4);
  const directory = Buffer.concat([
    directoryEntry({ name: "Root Entry", kind: 5, start: end, size: 0 }),
    directoryEntry({ name: stream, kind: 2, start: 2, size: sectors * sector }),
    directoryEntry({ name: also, kind: also ? 1 : 0, start: 0, size: 0 }),
    directoryEntry({ name: "", kind: 0, start: 0, size: 0 }),
  ]);
  const words = Buffer.alloc(sectors * sector, 1);
  words.writeUInt16LE(0xa5ec, 0);
  return Buffer.concat([header, fat, directory, words]);
}
