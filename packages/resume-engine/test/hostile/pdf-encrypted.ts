import { createHash } from "node:crypto";
import { PdfWriter } from "../adversarial/write-pdf.ts";
import { harmless, type HostileFile } from "./hostile.ts";
import { hello } from "./pdf-of.ts";

const filler = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const md5 = (...parts: Buffer[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, "latin1"), filler]).subarray(0, 32);

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => ([state[one], state[other]] = [state[other]!, state[one]!]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}

/** A PDF that is encrypted with 40 bits, as by the oldest programs; the user password may be empty. */
function locked(user: string): Buffer {
  const id = Buffer.from("00112233445566778899aabbccddeeff", "hex");
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded("padrone")).subarray(0, 5), padded(user));
  const key = md5(padded(user), owner, permissions, id).subarray(0, 5);
  const pdf = new PdfWriter();
  const contents = pdf.reserve();
  const own = md5(key, Buffer.from([contents, 0, 0, 0, 0])).subarray(0, 10);
  pdf.stream({ data: rc4(own, Buffer.from(hello)), packed: false }, contents);
  const pages = pdf.reserve();
  const font = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  const kid = pdf.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
  );
  pdf.set(pages, `<< /Type /Pages /Count 1 /Kids [${kid} 0 R] >>`);
  const check = rc4(key, filler).toString("hex");
  const lock = pdf.add(
    `<< /Filter /Standard /V 1 /R 2 /P ${permissions.readInt32LE()} /O <${owner.toString("hex")}> /U <${check}> >>`,
  );
  const hex = id.toString("hex");
  return pdf.end(pdf.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`), `/Encrypt ${lock} 0 R /ID [<${hex}> <${hex}>]`);
}

const unknownLock = (): Buffer =>
  Buffer.from(
    locked("segreto").toString("latin1").replace("/Filter /Standard /V 1 /R 2", "/Filter /Foo /V 9 /R 9"),
    "latin1",
  );

const newLock = (): Buffer =>
  Buffer.from(
    locked("segreto")
      .toString("latin1")
      .replace(
        "/V 1 /R 2",
        `/V 5 /R 6 /Length 256 /OE <${"ab".repeat(32)}> /UE <${"cd".repeat(32)}> /Perms <${"ef".repeat(16)}>`,
      )
      .replace(/\/O <\w+> \/U <\w+>/u, `/O <${"ab".repeat(48)}> /U <${"cd".repeat(48)}>`),
    "latin1",
  );

export const lockedPdfs: HostileFile[] = [
  { name: "an encrypted PDF with an empty password", bytes: () => locked(""), may: harmless },
  { name: "a PDF encrypted with a password", bytes: () => locked("segreto"), may: ["encrypted"] },
  { name: "a PDF encrypted with 256 bits", bytes: newLock, may: ["encrypted"] },
  { name: "a PDF with an unknown encryption", bytes: unknownLock, may: ["encrypted", "damaged"] },
];
