import { randomUUIDv7 } from "node:crypto";
import type { StoredFile } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePdf } from "./bad-files/make-documents.ts";
import { picture } from "./bad-files/make-images.ts";
import { auditFiles, fileWork } from "./file-work.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "./harness.ts";

let api: TestApi;
let work: ReturnType<typeof fileWork>;
let userId: string;
let me: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  api = await startApi();
  work = fileWork(api);
});
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

/** Reads the whole answer: an unread body keeps its connection open, and the api waits for it when it closes. */
async function whole(asking: Promise<Response>) {
  const answer = await asking;
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("access", () => {
  test("a resume → readable by its owner only; for all others not found", async () => {
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

  test("a download link → opens one file for a minute without a sign-in; expired or forged → not found", async () => {
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

describe("response headers", () => {
  const ask = (file: { id: string }, headers: Record<string, string> = {}, query = "") =>
    whole(fetch(`${api.baseUrl}/file/${file.id}${query}`, { headers }));

  test("headers → block scripts, show images inline, download documents, and encode the file name", async () => {
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

  test("an image → in the requested or next larger size; 304 if the browser has it", async () => {
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

  test("an object missing in the store → reported as a failed download", async () => {
    const face = await aFace();
    await api.storage.clear();
    expect(await codeOf(read(me, face))).toBe("file.downloadFailed");
  });
});

describe("cropping", () => {
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

  test("a crop → stores the chosen part", async () => {
    const body = { purpose: "profileImage" as const, cropX: 0.5, cropY: 0, cropWidth: 1 / 3, cropHeight: 0.5 };
    const file = (await me.files.upload({ body, files: [await quarters()] }))!;
    expect([file.width, file.height]).toEqual([200, 200]);
    const { blob } = (await read(me, file))!;
    const { channels } = await sharp(Buffer.from(await blob.arrayBuffer())).stats();
    const [red, green, blue] = channels.map(({ mean }) => Math.round(mean / 25.5));
    expect([red, green, blue]).toEqual([0, 10, 0]);
  });

  test.each([
    ["outside", { cropX: 0.6, cropY: 0, cropWidth: 0.5, cropHeight: 0.5 }, "request.invalid"],
    ["half said", { cropX: 0.6 }, "request.invalid"],
    ["nothing", { cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0.5 }, "request.invalid"],
    ["too small to show", { cropX: 0, cropY: 0, cropWidth: 0.1, cropHeight: 0.1 }, "file.rejected"],
  ])("a crop that is %s → refused", async (_, crop, code) => {
    const body = { purpose: "profileImage" as const, ...crop };
    expect(await codeOf(me.files.upload({ body, files: [await quarters()] }))).toBe(code);
  });
});

describe("idempotency", () => {
  const upload = (key: string, file = pdf()) =>
    me.files.upload({ body: { purpose: "resume" }, files: [file] }, { idempotencyKey: key });

  test("the same key, also concurrently → one file; another file with the same key → refused", async () => {
    const key = randomUUIDv7();
    const twins = await Promise.all([upload(key), upload(key), upload(key)]);
    const again = await upload(key);
    expect(new Set([...twins, again].map((file) => file!.id)).size).toBe(1);
    expect(await codeOf(upload(key, pdf("x")))).toBe("request.keyReused");
    await work.runJobs();
    const { statuses, inRows, inStore } = await auditFiles(api);
    expect(statuses).toEqual(["ready"]);
    expect(inStore).toEqual(inRows);
  });

  test("no key → nothing is stored", async () => {
    const { token } = await api.tokenOf(userId);
    const form = new FormData();
    form.append("purpose", "resume");
    form.append("file", pdf());
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.baseUrl}/file`, { method: "POST", headers, body: form });
    expect(await answer.json()).toMatchObject({ code: "request.keyMissing" });
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
});

describe("several files", () => {
  const many = (files: File[]) => me.files.uploadMany({ body: { purpose: "resume" }, files });
  test("several valid files → all stored in order", async () => {
    const files = ["a.pdf", "b.pdf", "c.pdf"].map((name) => fileOf(makePdf(name), name));
    expect((await many(files))!.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  });
  test("one invalid file, or too many → none is stored", async () => {
    expect(await codeOf(many([pdf(), fileOf(Buffer.from("no"), "b.pdf"), pdf()]))).toBe("file.wrongType");
    expect(await codeOf(many(Array.from({ length: 11 }, () => pdf())))).toBe("request.malformed");
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
  test("more files than a user may store → refused", async () => {
    for (let round = 0; round < 6; round++)
      expect(await codeOf(many(Array.from({ length: 10 }, () => pdf())))).toBeNull();
    expect(await codeOf(many([pdf()]))).toBe("file.rejected");
  });
});

describe("replacing and removing", () => {
  test("replacing → new bytes with the same id, and the old objects are deleted", async () => {
    const before = await aFace();
    const next = (await me.files.replace({
      ...byId(before),
      body: { purpose: "profileImage" },
      files: [await photo({ width: 300, height: 300 })],
    }))!;
    expect([next.id, next.width, next.created]).toEqual([before.id, 300, before.created]);
    await work.runJobs();
    const { statuses, inRows, inStore } = await auditFiles(api);
    expect([statuses, inStore]).toEqual([["ready"], inRows]);
    expect((await sharp(Buffer.from(await (await read(me, next))!.blob.arrayBuffer())).metadata()).width).toBe(300);
  });

  test("a refused replacement → the old file stays", async () => {
    const before = await aResume();
    const replace = (purpose: "resume" | "profileImage", file: File) =>
      codeOf(me.files.replace({ ...byId(before), body: { purpose }, files: [file] }));
    expect(await replace("resume", fileOf(Buffer.from("no"), "cv.pdf"))).toBe("file.wrongType");
    expect(await replace("profileImage", await photo())).toBe("file.notFound");
    expect(await codeOf(read(me, before))).toBeNull();
    const { statuses, inRows, inStore } = await auditFiles(api);
    expect([statuses, inStore]).toEqual([["ready"], inRows]);
  });

  test("removing → gone at once, also from the profile; the job deletes the objects and is idempotent", async () => {
    const file = await aFace();
    await api.db.updateTable("users").set({ profile_image_id: file.id }).where("id", "=", userId).execute();
    await me.files.remove(byId(file));
    expect(await codeOf(read(me, file))).toBe("file.notFound");
    expect(await codeOf(me.files.remove(byId(file)))).toBe("file.notFound");
    expect((await me.accounts.me({}))!.profileImage).toBeNull();
    expect(await work.runJobs()).toBe(1);
    await work.run(file.id);
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
});

describe("clean-up", () => {
  const age = (id: string, minutes: number) =>
    api.db
      .updateTable("files")
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .where("id", "=", id)
      .execute();

  test("clean-up → deletes interrupted uploads, files without owner and unknown objects, nothing else", async () => {
    const kept = await aResume();
    const [dead, orphan] = [await aResume(), await aResume()];
    await api.db.updateTable("files").set({ status: "storing" }).where("id", "=", dead.id).execute();
    await api.db.updateTable("files").set({ owner_id: null }).where("id", "=", orphan.id).execute();
    await api.storage.put("files/nobody/file.pdf", makePdf(), "application/pdf");
    await api.storage.put("elsewhere/file.pdf", makePdf(), "application/pdf");
    await age(kept.id, 10_000);
    await work.sweep();
    await work.runJobs();
    const rows = await api.db.selectFrom("files").select("id").execute();
    expect(rows).toEqual([{ id: kept.id }]);
    expect(await api.storage.keys()).toEqual(["elsewhere/file.pdf", `files/${kept.id}/file.pdf`]);
  });

  test("clean-up → leaves running uploads and recent objects", async () => {
    const file = await aResume();
    await api.db.updateTable("files").set({ status: "storing" }).where("id", "=", file.id).execute();
    await api.storage.put("files/nobody/file.pdf", makePdf(), "application/pdf");
    await work.sweep({ storingMinutes: 15, unusedHours: 24, objectMinutes: 60 });
    expect(await work.runJobs()).toBe(0);
    expect(await api.storage.keys()).toHaveLength(2);
  });

  test("clean-up → deletes unused images, but not the one in use", async () => {
    const [shown, unused] = [await aFace(), await aFace()];
    await api.db.updateTable("users").set({ profile_image_id: shown.id }).where("id", "=", userId).execute();
    await work.sweep({ storingMinutes: 15, unusedHours: 0, objectMinutes: 60 });
    await work.runJobs();
    expect(await codeOf(read(me, unused))).toBe("file.notFound");
    expect(await codeOf(read(me, shown))).toBeNull();
  });

  test("clean-up → completes a removal whose job was lost", async () => {
    const file = await aResume();
    await api.db.updateTable("files").set({ status: "leaving" }).where("id", "=", file.id).execute();
    await work.sweep();
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
});

describe("unavailable servers", () => {
  const closed = "127.0.0.1:9";
  const elsewhere = async (config: Parameters<typeof startApi>[0]) => {
    const lamed = await startApi({ database: api.database, S3_PREFIX: api.config.S3_PREFIX, ...config });
    return { lamed, client: await lamed.as(userId) };
  };

  test("virus scanner unavailable → nothing is stored", async () => {
    const { lamed, client } = await elsewhere({ CLAMAV_URL: `tcp://${closed}` });
    const problem = await problemOf(client.files.upload({ body: { purpose: "resume" }, files: [pdf()] }));
    expect(problem).toMatchObject({ code: "file.scanUnavailable", status: 503 });
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
    await lamed.stop();
  });

  test("object store unavailable → the upload fails, and its row is removed", async () => {
    const { lamed, client } = await elsewhere({ S3_ENDPOINT: `http://${closed}` });
    const problem = await problemOf(client.files.upload({ body: { purpose: "resume" }, files: [pdf()] }));
    expect(problem).toMatchObject({ code: "file.uploadFailed", status: 502 });
    expect((await auditFiles(api)).statuses).toEqual(["leaving"]);
    await work.runJobs();
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
    const file = await aResume();
    expect(await codeOf(read(client, file))).toBe("file.downloadFailed");
    await lamed.app.close();
  });
});
