import { fileLimits, type FilePurpose } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDoc, makeDocx, makePdf } from "../support/bad-files/make-documents.ts";
import {
  animatedPng,
  animatedWebp,
  blackPng,
  profileBomb,
  withComment,
  withPlace,
} from "../support/bad-files/make-images.ts";
import { makeZip } from "../support/bad-files/make-zip.ts";
import { html, jpeg, mb, png, refused } from "../support/bad-files/refused.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

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

describe("files refused by the upload", () => {
  test.each(refused)("upload of %s → refused, and nothing is stored", async (...[, purpose, name, bytes, code]) => {
    const made = await bytes();
    expect(await codeOf(send(purpose, made, name))).toBe(code);
    expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
    expect(await api.storage.keys()).toEqual([]);
  });
});

/** Returns all stored bytes of a file, so that hidden content would be found. */
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

type OddFileCase = [of: string, name: string, bytes: () => Buffer | Promise<Buffer>];
const odd: OddFileCase[] = [
  ["a JPEG with HTML after its end", "a.jpg", async () => Buffer.concat([await jpeg(), html])],
  ["a JPEG with HTML in its comment", "a.jpg", async () => withComment(await jpeg(), html)],
  [
    "a PNG with a zip after its end",
    "a.png",
    async () => Buffer.concat([await png(), makeZip([{ name: "a", data: html }])]),
  ],
  ["an animated WebP", "a.webp", animatedWebp],
  ["an animated PNG", "a.png", animatedPng],
];

describe("images stored as pixels only", () => {
  test.each(odd)("upload of %s → only the pixels of the image are stored", async (_, name, bytes) => {
    const { id } = (await send("profileImage", await bytes(), name))!;
    const stored = await storedOf(id);
    expect(stored.includes("<script")).toBe(false);
    expect(stored.includes("PK\u0003\u0004")).toBe(false);
    const { bytes: answered, type } = await download(id);
    expect(type).toBe("image/webp");
    const { format, pages } = await sharp(answered).metadata();
    expect({ format, pages: pages ?? 1 }).toEqual({ format: "webp", pages: 1 });
  });

  test("upload of a photo → location, author and device are removed, and the photo is rotated upright", async () => {
    const photo = await withPlace();
    expect(photo.includes("Telefonino")).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { id } = (await send("coverImage", photo, "IMG_1.jpg").catch((error: unknown) => error)) as { id: string };
    // The cover is refused: rotated upright, the photo of 600 × 400 is 400 wide, which is less than the minimum.
    expect(id).toBeUndefined();
    const stored = (await send("profileImage", photo, "IMG_1.jpg"))!;
    expect([stored.width, stored.height]).toEqual([400, 400]);
    const all = await storedOf(stored.id);
    for (const trace of ["Telefonino", "Ferraris", "Exif", "EXIF", "GPS", "XMP", "ICCP"])
      expect([trace, all.includes(trace)]).toEqual([trace, false]);
    const { exif, icc, xmp, orientation } = await sharp((await download(stored.id)).bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("upload of an image whose colour profile unpacks to 100 MB → processed with little memory and time", async () => {
    const bomb = profileBomb();
    const before = process.memoryUsage().rss;
    const start = performance.now();
    const code = await codeOf(send("profileImage", bomb, "a.png"));
    expect([null, "file.damaged", "file.rejected"]).toContain(code);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * mb);
  });
});

describe("uploads at the limits of size", () => {
  test("upload of an image of exactly 1,200 KB → accepted", async () => {
    const exact = Buffer.concat([await jpeg(), Buffer.alloc(fileLimits.profileImage.maxBytes)]);
    expect(await codeOf(send("profileImage", exact.subarray(0, fileLimits.profileImage.maxBytes), "a.jpg"))).toBeNull();
  });
  test("upload of a resume of exactly 5 MB → stored byte for byte", async () => {
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
  ])("upload of %s as a resume → accepted", async (_, name, bytes, type) => {
    expect((await send("resume", bytes(), name))!.type).toContain(type);
  });
  test("upload of an image 96 pixels wide → accepted, and not scaled up", async () => {
    const stored = (await send("profileImage", blackPng({ width: 96, height: 200 }), "a.png"))!;
    expect([stored.width, stored.height]).toEqual([96, 96]);
  });
});

describe("file names of uploads", () => {
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
  ])("upload with the file name %j → stored as %j", async (given, kept) => {
    // The form is written by hand, because File and FormData would normalize some of the hostile file names.
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
