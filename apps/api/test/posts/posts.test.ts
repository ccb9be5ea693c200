import { randomUUIDv7 } from "node:crypto";
import { postLimits } from "@orbita/contract";
import { aBlock, aChannel, aChannelMember, aJobPost, aMember, aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aSpeakingSpace, aWriter, postBody, postNotifications } from "./posts-world.ts";

const why = { reason: "Richiesta 4471" };

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });

describe("publishing a feed post", () => {
  test("user publishes a feed post → stored with verbatim text, lower-case tags and each reader's permissions", async () => {
    const anna = await aWriter(api);
    const text = "Cerco  consigli\r\nsul #CCNL e su #Genova #genova.";
    const post = (await anna.say({ text }))!;
    expect(post).toMatchObject({
      text: "Cerco  consigli\nsul #CCNL e su #Genova #genova.",
      tags: ["ccnl", "genova"],
      author: { voice: "person", id: anna.id, name: "Giulia Ferraris", address: anna.username },
      channel: null,
      likes: 0,
      liked: false,
      comments: 0,
      edited: null,
      enabled: true,
      may: { edit: true, remove: true, moderate: false },
      version: 1,
    });
    const reader = await aWriter(api);
    expect(await reader.client.posts.read(one(post.id))).toMatchObject({
      id: post.id,
      may: { edit: false, remove: false },
    });
    expect(await api.guest.posts.read(one(post.id))).toMatchObject({ id: post.id, may: { comment: false } });
  });

  test("feed post without visible text → refused; with an attached job → no text is needed", async () => {
    const anna = await aWriter(api);
    for (const text of ["", "   ", "\n\n", "\u200b\u200d", "\u2060 \ufeff"])
      expect((await problemOf(anna.say({ text })))?.errors).toMatchObject([{ path: "text", code: "field.required" }]);
    expect(await codeOf(anna.say({ text: "x".repeat(postLimits.text.max) }))).toBeNull();
    expect(await codeOf(anna.say({ text: "x".repeat(postLimits.text.max + 1) }))).toBe("request.invalid");
    const { id: spaceId } = await aSpeakingSpace(api);
    const job = await aJobPost(api.db, { spaceId, status: "published" });
    expect(await anna.say({ text: "", jobPostId: job.id })).toMatchObject({ job: { id: job.id, open: true } });
  });

  test("feed post with more than ten mentions or tags → refused", async () => {
    const anna = await aWriter(api);
    const many = (sign: string) => Array.from({ length: 11 }, (_, at) => `${sign}uno${at}`).join(" ");
    for (const text of [many("@"), many("#")])
      expect((await problemOf(anna.say({ text })))?.errors).toMatchObject([{ path: "text", code: "field.tooMany" }]);
  });

  test("post for a Space → only the Space's recruiters can publish or edit it", async () => {
    const space = await aSpeakingSpace(api);
    const post = (await space.say({ text: "Assumiamo." }))!;
    expect(post.author).toMatchObject({ voice: "space", id: space.id, address: space.url });
    // A Space's post does not reveal which member wrote it.
    expect(JSON.stringify(await api.guest.posts.read(one(post.id)))).not.toContain(space.recruiter.id);
    const viewer = await aWriter(api);
    await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
    const asViewer = viewer.client.spacePosts.create({ body: postBody({}) }, { spaceId: space.id });
    expect(await codeOf(asViewer)).toBe("access.denied");
    const other = await aSpeakingSpace(api);
    const change = { ...one(post.id), body: { text: "No", version: 1 } };
    const spaceId = other.id;
    expect(await codeOf(other.recruiter.client.spacePosts.edit(change, { spaceId }))).toBe("post.notFound");
    expect(await codeOf(other.recruiter.client.spacePosts.remove(one(post.id), { spaceId }))).toBe("post.notFound");
    // The route for personal posts cannot edit a Space's post.
    expect(await codeOf(space.recruiter.client.posts.edit(change))).toBe("post.notFound");
    const edited = await space.recruiter.client.spacePosts.edit(change, { spaceId: space.id });
    expect(edited).toMatchObject({ text: "No", author: { voice: "space" } });
  });

  test("admin with a new account posts for the platform → the limits of new accounts do not apply", async () => {
    const admin = await aWriter(api, { admin: true, isNew: true });
    for (let at = 0; at < 4; at++)
      expect((await admin.client.adminPosts.create({ body: postBody({}) }))!.author).toMatchObject({
        voice: "house",
        id: null,
      });
  });

  test("feed post sent twice with one idempotency key → one post; by an author with an unverified email → refused", async () => {
    const anna = await aWriter(api);
    const body = postBody({});
    const call = () => anna.client.posts.create({ body }, { idempotencyKey: `key-${anna.id}` });
    expect((await call())!.id).toBe((await call())!.id);
    await api.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", anna.id).execute();
    expect(await codeOf(anna.say({}))).toBe("email.notValidated");
  });
});

describe("attachments of a feed post", () => {
  test("public job attached to a post → stays attached when the job closes; draft, closed or unknown job → not found", async () => {
    const [anna, { id: spaceId }] = [await aWriter(api), await aSpeakingSpace(api)];
    const draft = await aJobPost(api.db, { spaceId, status: "draft" });
    for (const jobPostId of [draft.id, randomUUIDv7()])
      expect(await codeOf(anna.say({ jobPostId: jobPostId }))).toBe("jobPost.notFound");
    const open = await aJobPost(api.db, { spaceId, status: "published" });
    const post = (await anna.say({ jobPostId: open.id }))!;
    await api.db
      .updateTable("job_posts")
      .set({ expires_at: new Date(0) })
      .where("id", "=", open.id)
      .execute();
    const edited = await anna.client.posts.edit({
      ...one(post.id),
      body: { text: "Peccato", jobPostId: open.id, version: 1 },
    });
    expect(edited).toMatchObject({ text: "Peccato", job: { id: open.id, open: false } });
    expect(await codeOf(anna.say({ jobPostId: open.id }))).toBe("jobPost.notFound");
  });

  test("link preview with content → can be attached to a post; empty or unknown link preview → refused", async () => {
    const anna = await aWriter(api);
    const preview = async (title: string | null) => {
      const id = randomUUIDv7();
      const values = { id, url_hash: Buffer.from(id), url: "https://pagina.example/", title, site: "pagina.example" };
      await api.db
        .insertInto("link_previews")
        .values({ ...values, fetched_at: new Date() })
        .execute();
      return id;
    };
    for (const previewId of [await preview(null), randomUUIDv7()])
      expect(await codeOf(anna.say({ previewId }))).toBe("link.nothingToShow");
    const previewId = await preview("Una pagina");
    expect(await anna.say({ previewId })).toMatchObject({ preview: { id: previewId, title: "Una pagina" } });
  });
});

describe("feed posts in channels", () => {
  const inChannel = async (type: "open" | "onRequest" | "closed", enabled = true) => {
    const [anna, bruno] = [await aWriter(api), await aWriter(api)];
    const channel = await aChannel(api.db, { type, enabled, members: [anna.id] });
    return { anna, bruno, channelId: channel.id, channel };
  };

  test("posting in a channel: member → allowed; other user → channel.notMember, in a closed channel → not found", async () => {
    for (const [type, code] of [
      ["open", "channel.notMember"],
      ["onRequest", "channel.notMember"],
      ["closed", "channel.notFound"],
    ] as const) {
      const { anna, bruno, channelId, channel } = await inChannel(type);
      expect(await anna.say({ channelId })).toMatchObject({ channel: { id: channelId, url: channel.url } });
      expect(await codeOf(bruno.say({ channelId }))).toBe(code);
      await aChannelMember(api.db, { channelId, userId: bruno.id, state: "invited" });
      expect(await codeOf(bruno.say({ channelId }))).toBe("channel.notMember");
    }
    const { anna, channelId } = await inChannel("open", false);
    for (const id of [channelId, randomUUIDv7()])
      expect(await codeOf(anna.say({ channelId: id }))).toBe("channel.notFound");
  });

  test("post in a channel that is not open → only the channel's members can read or like it", async () => {
    for (const type of ["onRequest", "closed"] as const) {
      const { anna, bruno, channelId } = await inChannel(type);
      const { id } = (await anna.say({ channelId }))!;
      for (const client of [bruno.client, api.guest])
        expect(await codeOf(client.posts.read(one(id)))).toBe("post.notFound");
      expect(await codeOf(bruno.client.posts.like({ ...one(id), body: {} }))).toBe("post.notFound");
      expect(await codeOf(bruno.client.posts.likes({ ...one(id), query: {} }))).toBe("post.notFound");
    }
  });
});

describe("mentions in feed posts", () => {
  test("person mentioned in a post is visible → linked and notified; hidden, disabled or blocked → plain text", async () => {
    const [anna, known, hidden, gone, blocked, blocking] = await Promise.all([
      aWriter(api),
      aWriter(api),
      aWriter(api, { visibility: "nobody" }),
      aWriter(api),
      aWriter(api),
      aWriter(api),
    ]);
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", gone.id).execute();
    await aBlock(api.db, { userId: anna.id, personId: blocked.id });
    await aBlock(api.db, { userId: blocking.id, personId: anna.id });
    const all = [known, hidden, gone, blocked, blocking];
    const post = (await anna.say({
      text: `Ciao ${all.map(({ username }) => `@${username}`).join(" ")} @nessuno.qui`,
    }))!;
    expect(post.mentions).toEqual([
      { name: known.username, kind: "person", address: known.username, hasPage: true, label: "Giulia Ferraris" },
    ]);
    expect(await postNotifications(api, known.id)).toMatchObject([
      { kind: "feed.mentioned", post_id: post.id, from_id: anna.id, data: { who: "Giulia Ferraris" } },
    ]);
    for (const { id } of [hidden, gone, blocked, blocking, anna]) expect(await postNotifications(api, id)).toEqual([]);
  });

  test("person mentioned in a post muted the author or cannot read the channel → no notification", async () => {
    const [anna, deaf, outside, inside] = await Promise.all([aWriter(api), aWriter(api), aWriter(api), aWriter(api)]);
    await aBlock(api.db, { userId: deaf.id, personId: anna.id, kind: "mute" });
    const channel = await aChannel(api.db, { type: "closed", members: [anna.id, deaf.id, inside.id] });
    const text = [deaf, outside, inside].map(({ username }) => `@${username}`).join(" ");
    await anna.say({ text, channelId: channel.id });
    expect(await postNotifications(api, deaf.id)).toEqual([]);
    expect(await postNotifications(api, outside.id)).toEqual([]);
    expect(await postNotifications(api, inside.id)).toMatchObject([
      { kind: "feed.mentioned", data: { channel: channel.url } },
    ]);
  });

  test("Space mentioned by its URL in a post → the Space's recruiters are notified", async () => {
    const [anna, space] = [await aWriter(api), await aSpeakingSpace(api)];
    const post = (await anna.say({ text: `Grazie @${space.url}!` }))!;
    expect(post.mentions).toMatchObject([{ kind: "space", address: space.url }]);
    expect(await postNotifications(api, space.recruiter.id)).toMatchObject([{ kind: "feed.mentioned" }]);
  });

  test("person mentioned in a post blocked the reader → the reader gets no link to that person", async () => {
    const [anna, named, reader] = [await aWriter(api), await aWriter(api), await aWriter(api)];
    const { id } = (await anna.say({ text: `Con @${named.username}` }))!;
    await aBlock(api.db, { userId: named.id, personId: reader.id });
    expect((await reader.client.posts.read(one(id)))!.mentions).toEqual([]);
    expect((await anna.client.posts.read(one(id)))!.mentions).toHaveLength(1);
  });
});

describe("permission to read a feed post", () => {
  test("author blocks the reader or vice versa, or leaves → post hidden; post disabled → only for author and admins", async () => {
    const [anna, bruno, admin] = [await aWriter(api), await aWriter(api), await aWriter(api, { admin: true })];
    const { id } = (await anna.say({}))!;
    const seen = async () => ({
      anna: await codeOf(anna.client.posts.read(one(id))),
      bruno: await codeOf(bruno.client.posts.read(one(id))),
      guest: await codeOf(api.guest.posts.read(one(id))),
      admin: await codeOf(admin.client.adminPosts.read(one(id))),
    });
    const gone = "post.notFound";
    const { id: block } = await aBlock(api.db, { userId: anna.id, personId: bruno.id });
    expect(await seen()).toEqual({ anna: null, bruno: gone, guest: null, admin: null });
    await api.db.deleteFrom("blocks").where("id", "=", block).execute();
    await aBlock(api.db, { userId: bruno.id, personId: anna.id });
    expect(await seen()).toEqual({ anna: null, bruno: gone, guest: null, admin: null });
    expect(await codeOf(bruno.client.posts.like({ ...one(id), body: {} }))).toBe(gone);
    await api.db.deleteFrom("blocks").where("user_id", "=", bruno.id).execute();
    await admin.client.adminPosts.enable({ params: { id, flag: "false" } }, why);
    expect(await seen()).toEqual({ anna: null, bruno: gone, guest: gone, admin: null });
    expect((await anna.client.posts.read(one(id)))!.enabled).toBe(false);
    await admin.client.adminPosts.enable({ params: { id, flag: "true" } }, why);
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", anna.id).execute();
    expect(await seen()).toMatchObject({ bruno: gone, guest: gone, admin: null });
  });

  test("author blocks an admin → the admin still sees the post in the back office", async () => {
    const [anna, admin] = [await aWriter(api), await aWriter(api, { admin: true })];
    const { id } = (await anna.say({}))!;
    await aBlock(api.db, { userId: anna.id, personId: admin.id });
    expect(await codeOf(admin.client.posts.read(one(id)))).toBe("post.notFound");
    expect(await codeOf(admin.client.adminPosts.read(one(id)))).toBeNull();
    expect(await admin.client.adminPosts.enable({ params: { id, flag: "false" } }, why)).toMatchObject({
      enabled: false,
    });
  });

  test("Space disabled → its feed posts are hidden", async () => {
    const space = await aSpeakingSpace(api);
    const { id } = (await space.say({}))!;
    await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", space.id).execute();
    expect(await codeOf(api.guest.posts.read(one(id)))).toBe("post.notFound");
  });
});

describe("feed posts in the back office", () => {
  test("admin searches posts by text, author kind, author or state → found; the history omits the text", async () => {
    const [anna, admin] = [await aWriter(api), await aWriter(api, { admin: true })];
    const word = `parola${randomUUIDv7().slice(-12)}`;
    const { id } = (await anna.say({ text: `Una ${word.toUpperCase()} sola` }))!;
    await aPost(api.db, { text: `${word} di un altro`, enabled: false });
    const search = async (...filters: object[]) =>
      (await admin.client.adminPost.search({ body: { filters: filters as never } }))!.content.map((post) => post.text);
    const words = { f: "text", v: word, mm: "c" };
    expect(await search(words)).toHaveLength(2);
    expect(await search(words, { f: "enabled", v: false })).toEqual([`${word} di un altro`]);
    expect(await search(words, { f: "authorId", v: anna.id })).toEqual([`Una ${word.toUpperCase()} sola`]);
    expect(await search(words, { f: "voice", v: "house" })).toEqual([]);
    await admin.client.adminPosts.enable({ params: { id, flag: "false" } }, why);
    const history = (await admin.client.adminPosts.history(one(id)))!;
    expect(history).toMatchObject([{ before: null }, { before: { enabled: true }, after: { enabled: false } }]);
    expect(JSON.stringify(history)).not.toContain(word.toUpperCase());
    await admin.client.adminPosts.remove(one(id), why);
    expect(await codeOf(anna.client.posts.read(one(id)))).toBe("post.notFound");
    expect((await admin.client.adminPosts.history(one(id)))!.at(-1)).toMatchObject({ after: null });
  });
});
