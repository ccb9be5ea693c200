import { fileLimits, type FilePurpose, type ProblemCode } from "@orbita/contract";
import { eicar, makeDoc, makeDocx, makePdf } from "./make-documents.ts";
import { blackPng, hollowPng, picture, withComment } from "./make-images.ts";
import { makeZip } from "./make-zip.ts";

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
export const jpeg = () => picture().jpeg().toBuffer();
export const png = () => picture().png().toBuffer();
const webp = () => picture().webp({ lossless: true }).toBuffer();
export const html = Buffer.from("<!doctype html><html><script>alert(document.cookie)</script></html>");
export const mb = 1_024 * 1_024;

type RefusedFileCase = [
  of: string,
  purpose: FilePurpose,
  name: string,
  bytes: () => Buffer | Promise<Buffer>,
  code: ProblemCode,
];
/** Files that an upload must refuse: description, purpose, file name, bytes and error code. */
export const refused: RefusedFileCase[] = [
  ["an empty file", "resume", "cv.pdf", () => Buffer.alloc(0), "file.damaged"],
  ["text named as an image", "profileImage", "foto.png", () => Buffer.from("Ciao, sono una foto"), "file.wrongType"],
  ["HTML named as an image", "profileImage", "foto.png", () => html, "file.wrongType"],
  ["HTML named as a resume", "resume", "cv.pdf", () => html, "file.wrongType"],
  ["a program named as a resume", "resume", "cv.pdf", () => Buffer.from(`MZ${"\0".repeat(400)}PE`), "file.wrongType"],
  [
    "an SVG with a script",
    "profileImage",
    "logo.svg",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    "file.wrongType",
  ],
  [
    "a GIF that is also a script",
    "profileImage",
    "a.gif",
    () => Buffer.from("GIF89a=1/*\0\0*/;alert(1)//"),
    "file.wrongType",
  ],
  ["an image as a resume", "resume", "cv.pdf", jpeg, "file.wrongType"],
  ["a resume as an image", "coverImage", "foto.jpg", () => makePdf(), "file.wrongType"],
  ["the test virus", "resume", "cv.pdf", () => eicar, "file.wrongType"],
  ["the test virus in a PDF", "resume", "cv.pdf", () => makePdf(eicar), "file.infected"],
  ["the test virus after a PDF", "resume", "cv.pdf", () => Buffer.concat([makePdf(), eicar]), "file.infected"],
  ["the test virus in a zip", "resume", "cv.docx", () => makeZip([{ name: "a.com", data: eicar }]), "file.infected"],
  [
    "the test virus in a Word file",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/media/image1.png", data: eicar }]),
    "file.infected",
  ],
  [
    "the test virus in an image",
    "profileImage",
    "a.jpg",
    async () => withComment(await jpeg(), eicar),
    "file.infected",
  ],
  ["half a JPEG", "profileImage", "a.jpg", async () => half(await jpeg()), "file.damaged"],
  ["half a PNG", "profileImage", "a.png", async () => half(await png()), "file.damaged"],
  ["half a WebP", "profileImage", "a.webp", async () => half(await webp()), "file.damaged"],
  ["half a PDF", "resume", "cv.pdf", () => half(makePdf("0".repeat(5_000))), "file.damaged"],
  ["half a Word file", "resume", "cv.docx", () => half(makeDocx()), "file.damaged"],
  ["half an old Word file", "resume", "cv.doc", () => half(makeDoc()), "file.damaged"],
  [
    "a PNG of 20,000 × 20,000 pixels in 50 KB",
    "profileImage",
    "a.png",
    () => blackPng({ width: 20_000, height: 20_000 }),
    "file.rejected",
  ],
  [
    "a PNG whose header says 2³⁰ pixels",
    "coverImage",
    "a.png",
    () => hollowPng({ width: 32_768, height: 32_768 }),
    "file.rejected",
  ],
  [
    "an image without pixel data",
    "profileImage",
    "a.png",
    () => hollowPng({ width: 400, height: 400 }),
    "file.damaged",
  ],
  [
    "an image that is too small to show",
    "profileImage",
    "a.png",
    () => blackPng({ width: 95, height: 400 }),
    "file.rejected",
  ],
  [
    "a Word file that unpacks to 80 MB",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.alloc(80 * mb) }]),
    "file.rejected",
  ],
  [
    "a Word file that unpacks to a thousand times its size",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.alloc(20 * mb) }]),
    "file.rejected",
  ],
  [
    "a Word file that understates its unpacked size",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.alloc(20 * mb), claims: { unpacked: 100 } }]),
    "file.damaged",
  ],
  [
    "a Word file whose parts share their bytes",
    "resume",
    "cv.docx",
    () => {
      const data = Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * 7_919) % 251));
      const parts = Array.from({ length: 40 }, (_, n) => ({ name: `word/${n}.xml`, data, claims: { packed: 9_000 } }));
      return makeDocx(parts.map((part, n) => (n === 0 ? part : { ...part, data: Buffer.alloc(0) })));
    },
    "file.rejected",
  ],
  [
    "a Word file of 3,000 parts",
    "resume",
    "cv.docx",
    () => makeDocx(Array.from({ length: 3_000 }, (_, n) => ({ name: `word/${n}.xml`, data: Buffer.from("x") }))),
    "file.rejected",
  ],
  [
    "a Word file with a path out of its folder",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "../../etc/passwd", data: Buffer.from("x") }]),
    "file.damaged",
  ],
  [
    "a Word file with an encrypted part",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.from("x"), claims: { flags: 1 } }]),
    "file.rejected",
  ],
  [
    "a Word file with macros",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/vbaProject.bin", data: Buffer.from("x") }]),
    "file.rejected",
  ],
  ["a zip that is no Word file", "resume", "cv.docx", () => makeZip([{ name: "a.txt", data: html }]), "file.wrongType"],
  ["an old Excel file", "resume", "cv.doc", () => makeDoc({ stream: "Workbook" }), "file.wrongType"],
  ["an old Word file with macros", "resume", "cv.doc", () => makeDoc({ also: "Macros" }), "file.rejected"],
  [
    "a PDF that is also a zip",
    "resume",
    "cv.pdf",
    () => Buffer.concat([makePdf(), makeZip([{ name: "a.html", data: html }])]),
    "file.rejected",
  ],
  [
    "a PDF that is also a zip, with the end of a PDF in its comment",
    "resume",
    "cv.pdf",
    () => Buffer.concat([makePdf(), makeZip([{ name: "a.html", data: html }], Buffer.from("\n%%EOF\n"))]),
    "file.rejected",
  ],
  ["a PDF with HTML after its end", "resume", "cv.pdf", () => Buffer.concat([makePdf(), html]), "file.rejected"],
  [
    "a PDF with a script before its start",
    "resume",
    "cv.pdf",
    () => Buffer.concat([Buffer.from("<script>alert(1)</script>"), makePdf()]),
    "file.wrongType",
  ],
  [
    "an image one byte above its limit",
    "profileImage",
    "a.jpg",
    async () =>
      Buffer.concat([await jpeg(), Buffer.alloc(fileLimits.profileImage.maxBytes)]).subarray(
        0,
        fileLimits.profileImage.maxBytes + 1,
      ),
    "file.tooLarge",
  ],
  [
    "a resume one byte above its limit",
    "resume",
    "cv.pdf",
    () => makePdf(" ".repeat(fileLimits.resume.maxBytes - makePdf().length + 1)),
    "file.tooLarge",
  ],
  ["a file far above every limit", "resume", "cv.pdf", () => Buffer.alloc(12 * mb, "%PDF-1.7 "), "file.tooLarge"],
];
