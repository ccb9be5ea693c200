import { setTimeout as sleep } from "node:timers/promises";
import { fileLimits, type FilePurpose, type ProblemCode } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eicar, makeDoc, makeDocx, makePdf } from "./bad-files/make-documents.ts";
import {
  animatedPng,
  animatedWebp,
  blackPng,
  hollowPng,
  picture,
  profileBomb,
  withComment,
  withPlace,
} from "./bad-files/make-images.ts";
import { makeZip } from "./bad-files/make-zip.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "./harness.ts";

let api: TestApi;
let me: ApiClient;
let userId: string;
beforeAll(async () => {
  api = await startApi();
  userId = (await aUser(api.db)).id;
  me = await api.as(userId);
});
afterAll(() => api.stop());

const send = (purpose: FilePurpose, bytes: Buffer, name: string) =>
  me.files.upload({ body: { purpose }, files: [new File([new Uint8Array(bytes)], name)] });

/** Making these files keeps the loop of this process, which is the api's too, for seconds: it then refuses, and is asked again. */
async function calmly(ask: () => Promise<string | null>): Promise<string | null> {
  for (let tries = 0; ; tries++) {
    const code = await ask();
    if (code !== "server.overloaded" || tries === 30) return code;
    await sleep(200);
  }
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png().toBuffer();
const webp = () => picture().webp({ lossless: true }).toBuffer();
const html = Buffer.from("<!doctype html><html><script>alert(document.cookie)</script></html>");
const mb = 1_024 * 1_024;

type Bad = [of: string, purpose: FilePurpose, name: string, bytes: () => Buffer | Promise<Buffer>, code: ProblemCode];
const bad: Bad[] = [
  ["nothing at all", "resume", "cv.pdf", () => Buffer.alloc(0), "file.damaged"],
  ["words, called an image", "profileImage", "foto.png", () => Buffer.from("Ciao, sono una foto"), "file.wrongType"],
  ["a page, called an image", "profileImage", "foto.png", () => html, "file.wrongType"],
  ["a page, called a resume", "resume", "cv.pdf", () => html, "file.wrongType"],
  ["a program, called a resume", "resume", "cv.pdf", () => Buffer.from(`MZ${"\0".repeat(400)}PE`), "file.wrongType"],
  [
    "an SVG with a script",
    "profileImage",
    "logo.svg",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    "file.wrongType",
  ],
  [
    "a GIF that is a script too",
    "profileImage",
    "a.gif",
    () => Buffer.from("GIF89a=1/*\0\0*/;alert(1)//"),
    "file.wrongType",
  ],
  ["an image where a resume is wanted", "resume", "cv.pdf", jpeg, "file.wrongType"],
  ["a resume where an image is wanted", "coverImage", "foto.jpg", () => makePdf(), "file.wrongType"],
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
    "20,000 × 20,000 pixels in 50 KB",
    "profileImage",
    "a.png",
    () => blackPng({ width: 20_000, height: 20_000 }),
    "file.rejected",
  ],
  [
    "a header that says 2³⁰ pixels",
    "coverImage",
    "a.png",
    () => hollowPng({ width: 32_768, height: 32_768 }),
    "file.rejected",
  ],
  [
    "an image with nothing in it",
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
    "one that unpacks to a thousand times its size",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.alloc(20 * mb) }]),
    "file.rejected",
  ],
  [
    "one that says it is small",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.alloc(20 * mb), claims: { unpacked: 100 } }]),
    "file.damaged",
  ],
  [
    "one whose parts share their bytes",
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
    "one of 3,000 parts",
    "resume",
    "cv.docx",
    () => makeDocx(Array.from({ length: 3_000 }, (_, n) => ({ name: `word/${n}.xml`, data: Buffer.from("x") }))),
    "file.rejected",
  ],
  [
    "one that climbs out of its folder",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "../../etc/passwd", data: Buffer.from("x") }]),
    "file.damaged",
  ],
  [
    "one with a locked part",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/a.xml", data: Buffer.from("x"), claims: { flags: 1 } }]),
    "file.rejected",
  ],
  [
    "one with macros",
    "resume",
    "cv.docx",
    () => makeDocx([{ name: "word/vbaProject.bin", data: Buffer.from("x") }]),
    "file.rejected",
  ],
  ["a zip of something else", "resume", "cv.docx", () => makeZip([{ name: "a.txt", data: html }]), "file.wrongType"],
  ["an old file of another program", "resume", "cv.doc", () => makeDoc({ stream: "Workbook" }), "file.wrongType"],
  ["an old Word file with macros", "resume", "cv.doc", () => makeDoc({ also: "Macros" }), "file.rejected"],
  [
    "a PDF that is a zip too",
    "resume",
    "cv.pdf",
    () => Buffer.concat([makePdf(), makeZip([{ name: "a.html", data: html }])]),
    "file.rejected",
  ],
  [
    "the same, with a PDF's end in the zip's comment",
    "resume",
    "cv.pdf",
    () => Buffer.concat([makePdf(), makeZip([{ name: "a.html", data: html }], Buffer.from("\n%%EOF\n"))]),
    "file.rejected",
  ],
  ["a PDF with a page after its end", "resume", "cv.pdf", () => Buffer.concat([makePdf(), html]), "file.rejected"],
  [
    "a PDF that begins elsewhere",
    "resume",
    "cv.pdf",
    () => Buffer.concat([Buffer.from("<script>alert(1)</script>"), makePdf()]),
    "file.wrongType",
  ],
  [
    "one byte more than an image may have",
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
    "one byte more than a resume may have",
    "resume",
    "cv.pdf",
    () => makePdf(" ".repeat(fileLimits.resume.maxBytes - makePdf().length + 1)),
    "file.tooLarge",
  ],
  ["many times what any file may have", "resume", "cv.pdf", () => Buffer.alloc(12 * mb, "%PDF-1.7 "), "file.tooLarge"],
];

describe("refused, and nothing of it is kept", () => {
  test.each(bad)("%s", async (...[, purpose, name, bytes, code]) => {
    const made = await bytes();
    expect(await calmly(() => codeOf(send(purpose, made, name)))).toBe(code);
    expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
    expect(await api.storage.keys()).toEqual([]);
  });
});

/** Everything that is stored of a file, as one text: whatever was hidden in it would be found. */
async function storedOf(id: string): Promise<Buffer> {
  const { object_keys } = await api.db
    .selectFrom("files")
    .select("object_keys")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const chunks: Uint8Array[] = [];
  for (const key of object_keys) for await (const chunk of api.storage.get(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function download(id: string) {
  const { blob, filename } = (await me.files.download({ params: { id }, query: {} }))!;
  return { bytes: Buffer.from(await blob.arrayBuffer()), type: blob.type, filename };
}

type Odd = [of: string, name: string, bytes: () => Buffer | Promise<Buffer>];
const odd: Odd[] = [
  ["a JPEG with a page after its end", "a.jpg", async () => Buffer.concat([await jpeg(), html])],
  ["a JPEG with a page in its comment", "a.jpg", async () => withComment(await jpeg(), html)],
  [
    "a PNG with a zip after its end",
    "a.png",
    async () => Buffer.concat([await png(), makeZip([{ name: "a", data: html }])]),
  ],
  ["an animated WebP", "a.webp", animatedWebp],
  ["an animated PNG", "a.png", animatedPng],
];

describe("made safe: only pixels go in, and only pixels come out", () => {
  test.each(odd)("%s", async (_, name, bytes) => {
    const { id } = (await send("profileImage", await bytes(), name))!;
    const stored = await storedOf(id);
    expect(stored.includes("<script")).toBe(false);
    expect(stored.includes("PK\u0003\u0004")).toBe(false);
    const { bytes: answered, type } = await download(id);
    expect(type).toBe("image/webp");
    const { format, pages } = await sharp(answered).metadata();
    expect({ format, pages: pages ?? 1 }).toEqual({ format: "webp", pages: 1 });
  });

  test("a photo says no more where it was taken, by whom and with what, and stands upright", async () => {
    const photo = await withPlace();
    expect(photo.includes("Telefonino")).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { id } = (await send("coverImage", photo, "IMG_1.jpg").catch((error: unknown) => error)) as { id: string };
    // 600 × 400 on its side is 400 wide: less than a cover is shown at.
    expect(id).toBeUndefined();
    const stored = (await send("profileImage", photo, "IMG_1.jpg"))!;
    expect([stored.width, stored.height]).toEqual([400, 400]);
    const all = await storedOf(stored.id);
    for (const trace of ["Telefonino", "Ferraris", "Exif", "EXIF", "GPS", "XMP", "ICCP"])
      expect([trace, all.includes(trace)]).toEqual([trace, false]);
    const { exif, icc, xmp, orientation } = await sharp((await download(stored.id)).bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("a colour profile that unpacks to 100 MB costs neither memory nor time", async () => {
    const bomb = profileBomb();
    await calmly(() => codeOf(me.files.token({ params: { id: userId } })));
    const before = process.memoryUsage().rss;
    const start = performance.now();
    const code = await codeOf(send("profileImage", bomb, "a.png"));
    expect([null, "file.damaged", "file.rejected"]).toContain(code);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * mb);
  });
});

describe("taken at the bound", () => {
  test("an image of exactly 1,200 KB", async () => {
    const exact = Buffer.concat([await jpeg(), Buffer.alloc(fileLimits.profileImage.maxBytes)]);
    expect(await codeOf(send("profileImage", exact.subarray(0, fileLimits.profileImage.maxBytes), "a.jpg"))).toBeNull();
  });
  test("a resume of exactly 5 MB, byte for byte", async () => {
    const exact = makePdf(" ".repeat(fileLimits.resume.maxBytes - makePdf().length));
    const { id, size } = (await send("resume", exact, "cv.pdf"))!;
    expect(size).toBe(5 * mb);
    expect((await download(id)).bytes.equals(exact)).toBe(true);
  });
  test.each([
    ["a Word file", "cv.docx", () => makeDocx(), "wordprocessingml.document"],
    ["an old Word file", "cv.doc", () => makeDoc(), "application/msword"],
    [
      "a PDF with spaces after its end",
      "cv.pdf",
      () => Buffer.concat([makePdf(), Buffer.from("\r\n\0")]),
      "application/pdf",
    ],
  ])("%s", async (_, name, bytes, type) => {
    expect((await send("resume", bytes(), name))!.type).toContain(type);
  });
  test("an image of 96 pixels, and never more than it had", async () => {
    const stored = (await send("profileImage", blackPng({ width: 96, height: 200 }), "a.png"))!;
    expect([stored.width, stored.height]).toEqual([96, 96]);
  });
});

describe("names", () => {
  test.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\giulia\\Documenti\\cv.pdf", "cv.pdf"],
    ["Perché così è già più su.pdf", "Perché così è già più su.pdf"],
    ["履歴書.pdf", "履歴書.pdf"],
    ["cv\u202Efdp.exe.pdf", "cvfdp.exe.pdf"],
    ["cv.pdf.exe", "cv.pdf.exe.pdf"],
    ["cv\u0000.pdf", "cv.pdf"],
    ["cv\r\nset-cookie: a=b.pdf", "cv.pdf"],
    ['cv "finale" 100%.pdf', "cv -finale- 100%.pdf"],
    ["e\u0301.pdf", "é.pdf"],
    ["...", "file.pdf"],
    ["", "file.pdf"],
    [`${"a".repeat(5_000)}.pdf`, `${"a".repeat(196)}.pdf`],
    [`${"a".repeat(195)}😀😀.pdf`, `${"a".repeat(195)}.pdf`],
  ])("%j is kept as %j", async (given, kept) => {
    // By hand: File and FormData mend some of these names before they are sent.
    const name = Buffer.from(given.replaceAll('"', "%22"));
    const form = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nresume\r\n'),
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="'),
      name,
      Buffer.from('"\r\ncontent-type: text/html\r\n\r\n'),
      makePdf(),
      Buffer.from("\r\n--b--\r\n"),
    ]);
    const answer = await post(form);
    const { name: stored, id } = (await answer.json()) as { name: string; id: string };
    expect([answer.status, stored]).toEqual([200, kept]);
    expect((await download(id)).filename).toBe(kept);
    await me.files.remove({ params: { id } });
  });
});

async function post(body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}): Promise<Response> {
  const { token } = await api.tokenOf(userId);
  return fetch(`${api.baseUrl}/file`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      "content-type": "multipart/form-data; boundary=b",
      ...headers,
    },
    body,
  });
}
