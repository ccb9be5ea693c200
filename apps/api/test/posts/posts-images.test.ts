import { randomUUIDv7 } from "node:crypto";
import { maxFilesOwned, postLimits } from "@orbita/contract";
import { aBlock, aChannel, aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picture } from "../support/bad-files/make-images.ts";
import { fileWork } from "../support/file-work.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aSpeakingSpace, aWriter, postBody, type PostWriter } from "./posts-world.ts";

const why = { reason: "Richiesta 4471" };

let api: TestApi;
let work: ReturnType<typeof fileWork>;
let jpeg: Buffer;
beforeAll(async () => {
  api = await startApi();
  work = fileWork(api);
  jpeg = await picture({ width: 640, height: 400 }).jpeg({ quality: 30 }).toBuffer();
});
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });
const photo = () => new File([new Uint8Array(jpeg)], "foto.jpg");
const upload = async ({ client }: PostWriter, purpose: "postImage" | "profileImage" = "postImage") =>
  (await client.files.upload({ body: { purpose }, files: [photo()] }))!.id;
const opens = async (fileId: string, client: ApiClient = api.guest) =>
  (await codeOf(client.files.download({ ...one(fileId), query: {} }))) === null;
const statusOf = async (id: string) =>
  (await api.db.selectFrom("files").select("status").where("id", "=", id).executeTakeFirst())?.status ?? "gone";
/** A file row without an object in storage. */
async function aFile(owner_id: string) {
  const id = randomUUIDv7();
  const image = { name: "x.webp", type: "image/webp", size: 1, sha256: Buffer.from("x"), object_keys: [] };
  const values = { id, owner_id, purpose: "postImage", visibility: "owner", status: "ready", ...image } as const;
  await api.db.insertInto("files").values(values).execute();
  return { id };
}
async function muchLater() {
  await work.sweep({ storingMinutes: 0, unusedHours: 0, objectMinutes: 0 });
  await work.runJobs();
}

describe("images of a post", () => {
  test("post with images → keeps their order and alternative texts; images that an edit removes are deleted", async () => {
    const anna = await aWriter(api);
    const [first, second] = [await upload(anna), await upload(anna)];
    const images = [
      { id: second, alt: " La gru, di notte " },
      { id: first, alt: "" },
    ];
    const post = (await anna.say({ text: "", images }))!;
    expect(post.images).toEqual([
      { id: second, alt: "La gru, di notte", width: expect.any(Number), height: expect.any(Number) },
      { id: first, alt: "", width: expect.any(Number), height: expect.any(Number) },
    ]);
    const body = { text: "", images: [{ id: second, alt: "La gru" }], version: 1 };
    const edited = (await anna.client.posts.edit({ ...one(post.id), body }))!;
    expect(edited).toMatchObject({ images: [{ id: second, alt: "La gru" }], edited: expect.any(String) });
    expect(await statusOf(first)).toBe("leaving");
    await anna.client.posts.remove(one(post.id));
    expect(await statusOf(second)).toBe("leaving");
    await work.runJobs();
    expect([await statusOf(first), await statusOf(second)]).toEqual(["gone", "gone"]);
  });

  test("post with a foreign file, a file for another purpose, a used file or more than eight images → refused", async () => {
    const [anna, bruno] = [await aWriter(api), await aWriter(api)];
    const own = await upload(anna);
    const image = (id: string) => ({ id: id, alt: "" });
    for (const id of [await upload(bruno), await upload(anna, "profileImage"), randomUUIDv7()])
      expect(await codeOf(anna.say({ images: [image(own), image(id)] }))).toBe("file.notFound");
    expect(await codeOf(anna.say({ images: [image(own), image(own)] }))).toBe("file.notFound");
    const nine = Array.from({ length: postLimits.images + 1 }, () => image(randomUUIDv7()));
    expect(await codeOf(anna.say({ images: nine }))).toBe("request.invalid");
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(anna.say({ images: [image(own)] }))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "file.notFound")).toHaveLength(3);
  });

  test("author deletes or replaces a post's image through the file routes → file not found", async () => {
    const anna = await aWriter(api);
    const id = await upload(anna);
    await anna.say({ images: [{ id, alt: "" }] });
    expect(await codeOf(anna.client.files.remove(one(id)))).toBe("file.notFound");
    const again = anna.client.files.replace({ ...one(id), body: { purpose: "postImage" }, files: [photo()] });
    expect(await codeOf(again)).toBe("file.notFound");
  });
});

describe("permission to open the images of a post", () => {
  test("image of an unpublished post → only its owner can open it; after publishing → everyone who may open the post", async () => {
    const [anna, bruno, admin] = [await aWriter(api), await aWriter(api), await aWriter(api, { admin: true })];
    const id = await upload(anna);
    const seen = async () => [
      await opens(id, anna.client),
      await opens(id, bruno.client),
      await opens(id),
      await opens(id, admin.client),
    ];
    expect(await seen()).toEqual([true, false, false, false]);
    const post = (await anna.say({ images: [{ id, alt: "" }] }))!;
    expect(await seen()).toEqual([true, true, true, true]);
    await admin.client.adminPosts.enable({ params: { id: post.id, flag: "false" } }, why);
    expect(await seen()).toEqual([true, false, false, true]);
    expect(await codeOf(bruno.client.files.token(one(id)))).toBe("file.notFound");
    await admin.client.adminPosts.enable({ params: { id: post.id, flag: "true" } }, why);
    await aBlock(api.db, { userId: anna.id, personId: bruno.id });
    expect(await seen()).toEqual([true, false, true, true]);
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", anna.id).execute();
    expect((await seen()).slice(1, 3)).toEqual([false, false]);
  });

  test("image of a post in a channel that is not open → only members can open it; channel disabled → nobody", async () => {
    for (const type of ["onRequest", "closed"] as const) {
      const [anna, member, outside] = [await aWriter(api), await aWriter(api), await aWriter(api)];
      const channel = await aChannel(api.db, { type, members: [anna.id, member.id] });
      const id = await upload(anna);
      await anna.say({ channelId: channel.id, images: [{ id, alt: "" }] });
      const seen = async () => [await opens(id, member.client), await opens(id, outside.client), await opens(id)];
      expect(await seen()).toEqual([true, false, false]);
      await api.db.deleteFrom("channel_members").where("user_id", "=", member.id).execute();
      expect(await seen()).toEqual([false, false, false]);
      await api.db.updateTable("channels").set({ enabled: false }).where("id", "=", channel.id).execute();
      expect(await opens(id, anna.client)).toBe(false);
    }
  });
});

describe("ownership and clean-up of post images", () => {
  test("account of an image's uploader erased → images of posts for a Space or the platform stay", async () => {
    const [space, admin] = [await aSpeakingSpace(api), await aWriter(api, { admin: true })];
    const [ofSpace, ofHouse] = [await upload(space.recruiter), await upload(admin)];
    const { id } = (await space.say({ images: [{ id: ofSpace, alt: "" }] }))!;
    await admin.client.adminPosts.create({ body: postBody({ images: [{ id: ofHouse, alt: "" }] }) });
    await api.db.deleteFrom("users").where("id", "in", [space.recruiter.id, admin.id]).execute();
    await muchLater();
    expect([await opens(ofSpace), await opens(ofHouse)]).toEqual([true, true]);
    expect(await api.guest.posts.read(one(id))).toMatchObject({
      author: { voice: "space" },
      images: [{ id: ofSpace }],
    });
  });

  test("clean-up → deletes images in no draft and no post; keeps images in a draft or a post", async () => {
    const anna = await aWriter(api);
    const [left, drafted, used] = [await upload(anna), await upload(anna), await upload(anna)];
    await anna.say({ images: [{ id: used, alt: "" }] });
    await anna.client.posts.keepDraft({ query: {}, body: { text: "", images: [{ id: drafted }] } });
    await muchLater();
    expect([await statusOf(left), await statusOf(drafted), await statusOf(used)]).toEqual(["gone", "ready", "ready"]);
    await anna.client.posts.keepDraft({ query: {}, body: { text: "" } });
    await muchLater();
    expect([await statusOf(drafted), await statusOf(used)]).toEqual(["gone", "ready"]);
  });

  test("user with many images in published posts → may upload more, because these do not count as stored files", async () => {
    const anna = await aWriter(api);
    for (let at = 0; at < maxFilesOwned / postLimits.images; at++) {
      const { id } = await aPost(api.db, { authorId: anna.id, at: new Date(0) });
      for (let place = 0; place < postLimits.images; place++) {
        const { id: fileId } = await aFile(anna.id);
        await api.db.insertInto("post_images").values({ post_id: id, place, file_id: fileId }).execute();
      }
    }
    expect(await codeOf(upload(anna))).toBeNull();
  });
});
