import { randomUUIDv7 } from "node:crypto";
import type { StoredFile } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePdf } from "../support/bad-files/make-documents.ts";
import { picture } from "../support/bad-files/make-images.ts";
import { auditFiles, fileWork } from "../support/file-work.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
let work: ReturnType<typeof fileWork>;
let userId: string;
let me: ApiClient;
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

describe("idempotency of uploads", () => {
  const upload = (key: string, file = pdf()) =>
    me.files.upload({ body: { purpose: "resume" }, files: [file] }, { idempotencyKey: key });

  test("uploads with one idempotency key, also concurrent → one file; another file with the same key → refused", async () => {
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

  test("upload without an idempotency key → refused, and nothing is stored", async () => {
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

describe("upload of several files in one request", () => {
  const many = (files: File[]) => me.files.uploadMany({ body: { purpose: "resume" }, files });
  test("upload of several valid files → all are stored in order", async () => {
    const files = ["a.pdf", "b.pdf", "c.pdf"].map((name) => fileOf(makePdf(name), name));
    expect((await many(files))!.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  });
  test("upload of several files with an invalid one, or of too many files → nothing is stored", async () => {
    expect(await codeOf(many([pdf(), fileOf(Buffer.from("no"), "b.pdf"), pdf()]))).toBe("file.wrongType");
    expect(await codeOf(many(Array.from({ length: 11 }, () => pdf())))).toBe("request.malformed");
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
  test("upload of more files than a user may have → refused", async () => {
    for (let round = 0; round < 6; round++)
      expect(await codeOf(many(Array.from({ length: 10 }, () => pdf())))).toBeNull();
    expect(await codeOf(many([pdf()]))).toBe("file.rejected");
  });
});

describe("replacing and removing a file", () => {
  test("replacing a file → the same id gets the new content, and the old objects are deleted", async () => {
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

  test("replacing a file by an invalid file or for another purpose → refused, and the old file stays", async () => {
    const before = await aResume();
    const replace = (purpose: "resume" | "profileImage", file: File) =>
      codeOf(me.files.replace({ ...byId(before), body: { purpose }, files: [file] }));
    expect(await replace("resume", fileOf(Buffer.from("no"), "cv.pdf"))).toBe("file.wrongType");
    expect(await replace("profileImage", await photo())).toBe("file.notFound");
    expect(await codeOf(read(me, before))).toBeNull();
    const { statuses, inRows, inStore } = await auditFiles(api);
    expect([statuses, inStore]).toEqual([["ready"], inRows]);
  });

  test("removing a file → inaccessible at once, also on the profile; an idempotent job deletes its objects", async () => {
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

describe("clean-up of files", () => {
  const age = (id: string, minutes: number) =>
    api.db
      .updateTable("files")
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .where("id", "=", id)
      .execute();

  test("clean-up of files → deletes interrupted uploads, files without owner and unknown objects, and nothing else", async () => {
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

  test("clean-up of files → keeps running uploads and recent objects", async () => {
    const file = await aResume();
    await api.db.updateTable("files").set({ status: "storing" }).where("id", "=", file.id).execute();
    await api.storage.put("files/nobody/file.pdf", makePdf(), "application/pdf");
    await work.sweep({ storingMinutes: 15, unusedHours: 24, objectMinutes: 60 });
    expect(await work.runJobs()).toBe(0);
    expect(await api.storage.keys()).toHaveLength(2);
  });

  test("clean-up of files → deletes unused images, and keeps those in use", async () => {
    const [shown, unused] = [await aFace(), await aFace()];
    await api.db.updateTable("users").set({ profile_image_id: shown.id }).where("id", "=", userId).execute();
    await work.sweep({ storingMinutes: 15, unusedHours: 0, objectMinutes: 60 });
    await work.runJobs();
    expect(await codeOf(read(me, unused))).toBe("file.notFound");
    expect(await codeOf(read(me, shown))).toBeNull();
  });

  test("clean-up of files → completes a file removal whose job was lost", async () => {
    const file = await aResume();
    await api.db.updateTable("files").set({ status: "leaving" }).where("id", "=", file.id).execute();
    await work.sweep();
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  });
});

describe("unavailable virus scanner or object store", () => {
  const closed = "127.0.0.1:9";
  const elsewhere = async (config: Parameters<typeof startApi>[0]) => {
    const lamed = await startApi({ database: api.database, S3_PREFIX: api.config.S3_PREFIX, ...config });
    return { lamed, client: await lamed.as(userId) };
  };

  test("virus scanner unavailable → the upload fails, and nothing is stored", async () => {
    const { lamed, client } = await elsewhere({ CLAMAV_URL: `tcp://${closed}` });
    const problem = await problemOf(client.files.upload({ body: { purpose: "resume" }, files: [pdf()] }));
    expect(problem).toMatchObject({ code: "file.scanUnavailable", status: 503 });
    expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
    await lamed.stop();
  });

  test("object store unavailable during an upload → the upload fails, and the file's row is removed", async () => {
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
