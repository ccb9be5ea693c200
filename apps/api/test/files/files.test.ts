import type { StoredFile } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePdf } from "../support/bad-files/make-documents.ts";
import { picture } from "../support/bad-files/make-images.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
let userId: string;
let me: ApiClient;
let other: ApiClient;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.deleteFrom("files").execute();
  await api.storage.clear();
  userId = (await aUser(api.db)).id;
  me = await api.as(userId);
  other = await api.as((await aUser(api.db)).id);
});

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const pdf = (inside = "") => fileOf(makePdf(inside), "Curriculum così.pdf");
const photo = async (size = { width: 900, height: 600 }) => fileOf(await picture(size).jpeg().toBuffer(), "foto.JPG");
const byId = ({ id }: { id: string }) => ({ params: { id } });
const aResume = async (): Promise<StoredFile> =>
  (await me.files.upload({ body: { purpose: "resume" }, files: [pdf()] }))!;
const aFace = async (): Promise<StoredFile> =>
  (await me.files.upload({ body: { purpose: "profileImage" }, files: [await photo()] }))!;
const read = (client: ApiClient, file: { id: string }, query = {}) => client.files.download({ ...byId(file), query });

/** Reads the whole response. An unread body keeps its connection open, and the api would wait for it when it stops. */
async function whole(asking: Promise<Response>) {
  const answer = await asking;
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("permission to read a file", () => {
  test("resume file → readable by its owner only; not found for everybody else", async () => {
    const file = await aResume();
    expect(file).toMatchObject({ visibility: "owner", type: "application/pdf", name: "Curriculum così.pdf" });
    const { blob, filename } = (await read(me, file))!;
    expect([filename, blob.type, Buffer.from(await blob.arrayBuffer()).equals(makePdf())]).toEqual([
      "Curriculum così.pdf",
      "application/pdf",
      true,
    ]);
    for (const client of [other, api.guest, await api.as((await aUser(api.db, { admin: true })).id)]) {
      expect(await codeOf(read(client, file))).toBe("file.notFound");
      if (client !== api.guest) expect(await codeOf(client.files.token(byId(file)))).toBe("file.notFound");
    }
    expect(await codeOf(other.files.remove(byId(file)))).toBe("file.notFound");
    const replaced = other.files.replace({ ...byId(file), body: { purpose: "resume" }, files: [pdf()] });
    expect(await codeOf(replaced)).toBe("file.notFound");
  });

  test("a profile image → public while its owner is visible", async () => {
    const file = await aFace();
    expect(await codeOf(read(api.guest, file))).toBeNull();
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", userId).execute();
    expect(await codeOf(read(api.guest, file))).toBe("file.notFound");
    // An account scheduled for deletion counts as a guest until its owner decides to keep it.
    expect(await codeOf(read(me, file))).toBe("file.notFound");
    await api.db.updateTable("users").set({ deletes_at: null, enabled: false }).where("id", "=", userId).execute();
    expect(await codeOf(read(api.guest, file))).toBe("file.notFound");
  });

  test("download link of a file → opens only that file for a minute without a sign-in; expired or forged → not found", async () => {
    const [file, another] = [await aResume(), await aResume()];
    const { url, token, expires } = (await me.files.token(byId(file)))!;
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await whole(fetch(api.origin + url))).status).toBe(200);
    expect(await codeOf(read(api.guest, file, { token }))).toBeNull();
    expect(await codeOf(read(other, another, { token }))).toBe("file.notFound");
    const later = token.replace(/\.(\d+)\./, (_, seconds: string) => `.${Number(seconds) + 600}.`);
    expect(await codeOf(read(api.guest, file, { token: later }))).toBe("file.notFound");
    const old = api.platform.fileTokens.sign(file.id, new Date(Date.now() - 1_000));
    expect(await codeOf(read(api.guest, file, { token: old }))).toBe("file.notFound");
    for (const forged of ["", "x", `${token}x`, token.slice(0, -1)])
      expect(await codeOf(read(api.guest, file, { token: forged }))).toBe("file.notFound");
  });
});

describe("response headers of a downloaded file", () => {
  const ask = (file: { id: string }, headers: Record<string, string> = {}, query = "") =>
    whole(fetch(`${api.baseUrl}/file/${file.id}${query}`, { headers }));

  test("downloaded file → headers block scripts, show images inline, download documents and encode the file name", async () => {
    const [face, resume] = [await aFace(), await aResume()];
    const { token } = (await me.files.token(byId(resume)))!;
    const image = await ask(face);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": `inline; filename="foto.webp"; filename*=UTF-8''foto.webp`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=300",
    });
    const document = await ask(resume, {}, `?token=${token}`);
    expect(Object.fromEntries(document.headers)).toMatchObject({
      "content-disposition": `attachment; filename="Curriculum cosi.pdf"; filename*=UTF-8''Curriculum%20cos%C3%AC.pdf`,
      "cache-control": "private, no-store",
      "content-length": String(makePdf().length),
    });
    expect(document.headers.get("etag")).toBeNull();
  });

  test("image file → served in the requested or the next larger size; 304 if the browser has it cached", async () => {
    const face = await aFace();
    const widthOf = async (query: string) => (await sharp((await ask(face, {}, query)).bytes).metadata()).width;
    expect(await Promise.all(["?size=96", "?size=97", "?size=512", "?size=4000", ""].map(widthOf))).toEqual([
      96, 256, 512, 512, 512,
    ]);
    const tags = await Promise.all(
      ["?size=96", "?size=512"].map(async (q) => (await ask(face, {}, q)).headers.get("etag")!),
    );
    expect(tags[0]).not.toBe(tags[1]);
    expect((await ask(face, { "if-none-match": tags[0]! }, "?size=96")).status).toBe(304);
    expect((await ask(face, { "if-none-match": tags[1]! }, "?size=96")).status).toBe(200);
  });

  test("object of a file is missing in the object store → reported as a failed download", async () => {
    const face = await aFace();
    await api.storage.clear();
    expect(await codeOf(read(me, face))).toBe("file.downloadFailed");
  });
});

describe("cropping an uploaded image", () => {
  /** An image with a different colour in each corner. */
  const quarters = async () => {
    const part = (background: string) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
    const [red, green, blue, white] = await Promise.all(["#f00", "#0f0", "#00f", "#fff"].map(part));
    const raw = sharp({ create: { width: 600, height: 400, channels: 3, background: "#000" } }).composite([
      { input: red!, left: 0, top: 0 },
      { input: green!, left: 300, top: 0 },
      { input: blue!, left: 0, top: 200 },
      { input: white!, left: 300, top: 200 },
    ]);
    return fileOf(await raw.png().toBuffer(), "q.png");
  };

  test("upload of an image with a crop → stores the chosen part", async () => {
    const body = { purpose: "profileImage" as const, cropX: 0.5, cropY: 0, cropWidth: 1 / 3, cropHeight: 0.5 };
    const file = (await me.files.upload({ body, files: [await quarters()] }))!;
    expect([file.width, file.height]).toEqual([200, 200]);
    const { blob } = (await read(me, file))!;
    const { channels } = await sharp(Buffer.from(await blob.arrayBuffer())).stats();
    const [red, green, blue] = channels.map(({ mean }) => Math.round(mean / 25.5));
    expect([red, green, blue]).toEqual([0, 10, 0]);
  });

  test.each([
    ["outside the image", { cropX: 0.6, cropY: 0, cropWidth: 0.5, cropHeight: 0.5 }, "request.invalid"],
    ["incomplete", { cropX: 0.6 }, "request.invalid"],
    ["empty", { cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0.5 }, "request.invalid"],
    ["too small to show", { cropX: 0, cropY: 0, cropWidth: 0.1, cropHeight: 0.1 }, "file.rejected"],
  ])("upload of an image with a crop that is %s → refused", async (_, crop, code) => {
    const body = { purpose: "profileImage" as const, ...crop };
    expect(await codeOf(me.files.upload({ body, files: [await quarters()] }))).toBe(code);
  });
});
