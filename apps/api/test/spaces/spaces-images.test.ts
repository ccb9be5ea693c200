import { fileLimits, type OwnSpace, type SpaceId } from "@orbita/contract";
import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { picture } from "../support/bad-files/make-images.ts";
import { auditFiles, fileWork } from "../support/file-work.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
let work: ReturnType<typeof fileWork>;
let id: SpaceId;
let userId: string;
let owner: ApiClient;
beforeAll(async () => {
  api = await startApi();
  work = fileWork(api);
});
beforeEach(async () => {
  await api.db.deleteFrom("files").execute();
  await api.storage.clear();
  const space = await aSpace(api.db);
  id = space.id as SpaceId;
  userId = space.userId;
  owner = await api.as(userId);
});
afterAll(() => api.stop());

const fileOf = (bytes: Buffer, name = "logo.jpg") => new File([new Uint8Array(bytes)], name);
const made = picture({ width: 1_600, height: 600 }).jpeg({ quality: 30 }).toBuffer();
const jpeg = () => made;
const photo = async () => fileOf(await jpeg());
const send = async (body: { image?: "logo" | "cover" } = {}, client = owner): Promise<OwnSpace> =>
  (await client.spaces.profileImage({ params: { id }, body, files: [await photo()] }))!;
const change = async (body: { logo?: string | null; cover?: string | null }): Promise<OwnSpace> =>
  (await owner.spaces.changeOwn({ params: { id }, body }))!;
const upload = async (purpose: "spaceLogo" | "spaceCover" | "profileImage", client = owner) =>
  (await client.files.upload({ body: { purpose }, files: [await photo()] }))!;
const read = (fileId: string, client = api.guest) =>
  codeOf(client.files.download({ params: { id: fileId }, query: {} }));
const rowOf = (fileId: string) =>
  api.db.selectFrom("files").select(["owner_id", "space_id", "status"]).where("id", "=", fileId).executeTakeFirst();
const ofSpace = () => ({ owner_id: null, space_id: id as string, status: "ready" });
/** Runs the clean-up of files with all grace periods at zero. */
async function muchLater() {
  await work.sweep({ storingMinutes: 0, unusedHours: 0, objectMinutes: 0 });
  await work.runJobs();
}

describe("logo and cover uploaded directly for a Space", () => {
  test("owner uploads a logo and a cover → owned by the Space and public; a new logo replaces the old one", async () => {
    const { logo } = await send();
    const { cover, logo: still } = await send({ image: "cover" });
    expect(still).toBe(logo);
    for (const image of [logo!, cover!]) {
      expect(await rowOf(image)).toEqual(ofSpace());
      expect(await read(image)).toBeNull();
    }
    expect(await api.guest.spaces.read({ params: { id } })).toMatchObject({ logo, cover });
    const next = await send();
    expect(next.logo).not.toBe(logo);
    expect([await read(logo!), await read(next.logo!)]).toEqual(["file.notFound", null]);
    await work.runJobs();
    expect(await rowOf(logo!)).toBeUndefined();
    const { statuses, inRows, inStore } = await auditFiles(api);
    expect([statuses, inStore]).toEqual([["ready", "ready"], inRows]);
  });

  test("logo or cover of exactly 1200 KB → accepted; one byte more → refused, and nothing is stored", async () => {
    const { maxBytes } = fileLimits.spaceLogo;
    expect(maxBytes).toBe(1_228_800);
    const bytes = async (length: number) => Buffer.concat([await jpeg(), Buffer.alloc(maxBytes)]).subarray(0, length);
    for (const image of ["logo", "cover"] as const) {
      const put = async (length: number) =>
        problemOf(owner.spaces.profileImage({ params: { id }, body: { image }, files: [fileOf(await bytes(length))] }));
      expect(await put(maxBytes)).toBeNull();
      expect(await put(maxBytes + 1)).toMatchObject({ code: "file.tooLarge", params: { max: 1_200 } });
    }
    expect((await auditFiles(api)).statuses).toEqual(["ready", "ready"]);
  });

  test("Space image sent twice with one idempotency key → one image; a file that is not an image → refused", async () => {
    const key = { idempotencyKey: `image-${id}` };
    const input = { params: { id }, body: {}, files: [await photo()] };
    const first = await owner.spaces.profileImage(input, key);
    expect(await owner.spaces.profileImage(input, key)).toEqual(first);
    expect((await auditFiles(api)).statuses).toEqual(["ready"]);
    const text = { ...input, files: [fileOf(Buffer.from("no image"))] };
    expect(await codeOf(owner.spaces.profileImage(text))).toBe("file.wrongType");
  });
});

describe("Space images chosen from an earlier upload", () => {
  test("uploaded file chosen as logo → belongs to the Space, and its uploader cannot replace or delete it", async () => {
    const file = await upload("spaceLogo");
    expect(await change({ logo: file.id })).toMatchObject({ logo: file.id });
    expect(await rowOf(file.id)).toEqual(ofSpace());
    const by = { params: { id: file.id } };
    expect(await codeOf(owner.files.remove(by))).toBe("file.notFound");
    const replaced = owner.files.replace({ ...by, body: { purpose: "spaceLogo" }, files: [await photo()] });
    expect(await codeOf(replaced)).toBe("file.notFound");
    expect(await change({ logo: file.id })).toMatchObject({ logo: file.id });
    expect(await change({ logo: null })).toMatchObject({ logo: null });
    expect(await read(file.id)).toBe("file.notFound");
  });

  test("logo chosen from a file for another purpose, or of another user or Space → file not found", async () => {
    const { id: otherId } = await aUser(api.db);
    await aMember(api.db, { spaceId: id, userId: otherId, role: "owner" });
    const foreign = await upload("spaceLogo", await api.as(otherId));
    for (const file of [await upload("spaceCover"), await upload("profileImage"), foreign])
      expect(await codeOf(change({ logo: file.id }))).toBe("file.notFound");
    const other = await aSpace(api.db);
    await aMember(api.db, { spaceId: other.id, userId, role: "owner" });
    const { logo } = await send();
    const params = { id: other.id as SpaceId };
    expect(await codeOf(owner.spaces.changeOwn({ params, body: { logo: logo! } }))).toBe("file.notFound");
    expect(await owner.spaces.readOwn({ params: { id } })).toMatchObject({ logo });
  });
});

describe("clean-up of Space images, and erasure of their uploader", () => {
  test("clean-up of files → keeps a Space's logo, and deletes an upload that no Space uses", async () => {
    const { logo } = await send();
    const unused = await upload("spaceCover");
    await muchLater();
    expect([await rowOf(logo!), await rowOf(unused.id)]).toEqual([ofSpace(), undefined]);
  });

  test("account of a Space logo's uploader erased → the logo stays, the uploader's own files are deleted", async () => {
    await aMember(api.db, { spaceId: id, userId: (await aUser(api.db)).id, role: "owner" });
    const { logo } = await send();
    const face = await upload("profileImage");
    await api.db
      .updateTable("users")
      .set({ deletes_at: new Date(Date.now() - 1_000) })
      .where("id", "=", userId)
      .execute();
    const erase = routines.find(({ name }) => name === "accounts.erase")!;
    const write: WorkCtx["write"] = (why, run) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
        run({ tx, now: new Date(), log: api.app.log, tell: async () => {}, enqueue: async () => {} }),
      );
    await erase.run({ write } as WorkCtx);
    expect(await api.db.selectFrom("users").select("id").where("id", "=", userId).execute()).toEqual([]);
    await muchLater();
    expect([await rowOf(logo!), await read(logo!)]).toEqual([ofSpace(), null]);
    expect(await rowOf(face.id)).toBeUndefined();
    const space = await api.db.selectFrom("spaces").select("changed_by").where("id", "=", id).executeTakeFirstOrThrow();
    expect(space.changed_by).toBeNull();
  });

  test("logo of a suspended Space → only its members can open it; of a closed Space → nobody can", async () => {
    const { logo } = await send();
    const close = (closed_at: Date | null) =>
      api.db.updateTable("spaces").set({ enabled: false, closed_at }).where("id", "=", id).execute();
    await close(null);
    expect([await read(logo!), await read(logo!, owner)]).toEqual(["file.notFound", null]);
    await close(new Date());
    expect([await read(logo!), await read(logo!, owner)]).toEqual(["file.notFound", "file.notFound"]);
    await muchLater();
    expect(await rowOf(logo!)).toEqual(ofSpace());
  });

  test("user uploads images for a Space → they do not count towards the user's file limit", async () => {
    await send();
    await send({ image: "cover" });
    const count = await api.db.selectFrom("files").select("id").where("owner_id", "=", userId).execute();
    expect(count).toEqual([]);
  });
});
