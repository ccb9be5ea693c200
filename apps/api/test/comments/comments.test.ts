import { postLimits } from "@orbita/contract";
import { events } from "@orbita/features";
import { aBlock, aChannel, aComment, aMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSpeaker, countOf } from "./comments-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const disable = (table: "users" | "posts" | "comments" | "spaces", id: string, enabled = false) =>
  api.db.updateTable(table).set({ enabled }).where("id", "=", id).execute();

describe("publishing a comment", () => {
  test("a new comment → visible to all readers of the post, and counted", async () => {
    const [author, other] = [await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db);
    const said = await author.say(id, "  Anche da noi, di notte.\r\nSempre. ");
    expect(said).toMatchObject({
      postId: id,
      parentId: null,
      text: "Anche da noi, di notte.\nSempre.",
      author: { voice: "person", id: author.id, name: "Giulia Ferraris", address: author.username },
      likes: 0,
      liked: false,
      edited: null,
      enabled: true,
      may: { edit: true, remove: true, moderate: false },
      answers: [],
    });
    const theirs = await other.read(id);
    expect(theirs).toMatchObject({ total: 1, cursor: null, content: [{ id: said.id, may: { edit: false } }] });
    expect((await api.guest.comments.list({ params: { id }, query: {} }))!.content).toMatchObject([{ id: said.id }]);
    expect(await countOf(api, id)).toBe(1);
  });

  test("answer to an answer below a comment → becomes its sibling, so comments have only two levels", async () => {
    const me = await aSpeaker(api);
    const { id } = await aPost(api.db);
    const top = await me.say(id, "Uno");
    const answer = await me.say(id, "Due", { parentId: top.id });
    const beside = await me.say(id, "Tre", { parentId: answer.id });
    expect([answer.parentId, beside.parentId]).toEqual([top.id, top.id]);
    const { content, total } = await me.read(id);
    expect(content).toHaveLength(1);
    expect(content[0]!.answers.map(({ text }) => text)).toEqual(["Due", "Tre"]);
    expect(total).toBe(3);
  });

  test("answering a comment that is deleted, hidden, on another post or of a blocking user → not found", async () => {
    const [me, blocked] = [await aSpeaker(api), await aSpeaker(api)];
    const [one, two] = [await aPost(api.db), await aPost(api.db)];
    const elsewhere = await aComment(api.db, { postId: two.id });
    const gone = await aComment(api.db, { postId: one.id, text: null });
    const hidden = await aComment(api.db, { postId: one.id, enabled: false });
    const theirs = await aComment(api.db, { postId: one.id, authorId: blocked.id });
    await aBlock(api.db, { userId: blocked.id, personId: me.id });
    for (const { id: parentId } of [elsewhere, gone, hidden, theirs])
      expect(await codeOf(me.say(one.id, "Sì", { parentId }))).toBe("comment.notFound");
  });

  test("reading or writing comments on a post that the user may not open → not found", async () => {
    const [me, blocked] = [await aSpeaker(api), await aSpeaker(api)];
    const closed = await aChannel(api.db, { type: "closed" });
    const onRequest = await aChannel(api.db, { type: "onRequest", members: [me.id] });
    const shut = await aChannel(api.db, { enabled: false });
    await aBlock(api.db, { userId: me.id, personId: blocked.id });
    const unseen = [
      await aPost(api.db, { enabled: false }),
      await aPost(api.db, { authorId: blocked.id }),
      await aPost(api.db, { channelId: closed.id }),
      await aPost(api.db, { channelId: shut.id }),
    ];
    for (const { id } of unseen) {
      expect(await codeOf(me.say(id, "Sì"))).toBe("post.notFound");
      expect(await codeOf(me.read(id))).toBe("post.notFound");
    }
    expect(await codeOf(me.say((await aPost(api.db, { channelId: onRequest.id })).id, "Sì"))).toBeNull();
  });

  test("commenting for a Space → allowed to its recruiters and owners only", async () => {
    const [recruiter, viewer] = [await aSpeaker(api), await aSpeaker(api)];
    const space = await aSpace(api.db, { name: "Portolano" });
    await aMember(api.db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
    await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
    const { id } = await aPost(api.db);
    const said = await recruiter.say(id, "Cerchiamo gente", { spaceId: space.id });
    expect(said).toMatchObject({ author: { voice: "space", id: space.id, name: "Portolano" }, may: { edit: true } });
    for (const one of [viewer, await aSpeaker(api)])
      expect(await codeOf(one.say(id, "Anch’io", { spaceId: space.id }))).toBe("access.denied");
    const owner = await api.as(space.userId);
    const change = { params: { id, commentId: said.id }, body: { text: "Cerchiamo persone", version: said.version } };
    expect(await owner.comments.change(change)).toMatchObject({ text: "Cerchiamo persone" });
    expect(await codeOf(viewer.remove(id, said.id))).toBe("access.denied");
    await disable("spaces", space.id);
    expect((await viewer.read(id)).content).toEqual([]);
  });

  test("comment beyond its limits of length and mentions → refused; special characters in a comment → stay unchanged", async () => {
    const me = await aSpeaker(api);
    const { id } = await aPost(api.db);
    const paths = async (text: string) => (await problemOf(me.say(id, text)))?.errors.map(({ path }) => path);
    expect(await paths("   ")).toEqual(["text"]);
    expect(await paths("x".repeat(postLimits.comment.max + 1))).toEqual(["text"]);
    expect(await paths("a\u0000b")).toEqual(["text"]);
    const names = Array.from({ length: postLimits.mentions + 1 }, (_, at) => `@nome${at}`).join(" ");
    expect(await paths(names)).toEqual(["text"]);
    expect(await codeOf(me.say(id, "x".repeat(postLimits.comment.max)))).toBeNull();
    const strange = "‮مرحبا 👩‍👩‍👧‍👦 <script>alert(1)</script> &amp; %s \\ '";
    expect((await me.say(id, strange)).text).toBe(strange);
  });

  test("new comment on a post → realtime event to everybody; in a closed channel → to its members only", async () => {
    const me = await aSpeaker(api);
    const [open, closed] = [
      await aChannel(api.db, { members: [me.id] }),
      await aChannel(api.db, { type: "closed", members: [me.id] }),
    ];
    const announced = async (channelId: string | null) => {
      const { id } = await aPost(api.db, { channelId });
      await me.say(id, "Sì");
      const rows = await api.db.selectFrom("outbox").selectAll().where("name", "=", "comment.changed").execute();
      const mine = rows.filter(({ payload }) => (payload as { id: string }).id === id);
      expect(mine).toHaveLength(1);
      const event = events.find(({ name }) => name === "comment.changed")!;
      const announcements = await event.announce!(api.db, [event.payload.parse(mine[0]!.payload)]);
      expect(announcements.map(({ message }) => message)).toEqual(
        announcements.map(() => ({ type: "comment.changed", id })),
      );
      return announcements.map(({ to }) => to);
    };
    expect(await announced(null)).toEqual(["shared"]);
    expect(await announced(open.id)).toEqual(["shared"]);
    expect(await announced(closed.id)).toEqual([{ userId: me.id }]);
  });
});

describe("reading comments", () => {
  test("paging through comments, oldest first, during writes and deletes → none twice, none missed", async () => {
    const me = await aSpeaker(api);
    const { id } = await aPost(api.db);
    const began = Date.now() - 1_000_000;
    const ids: string[] = [];
    // Some comments have the same timestamp, so their ids decide the order.
    for (let at = 0; at < 25; at++)
      ids.push((await aComment(api.db, { postId: id, at: new Date(began + Math.floor(at / 3)) })).id);
    const removed = new Set<string>();
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await me.read(id, { size: 4, ...(cursor && { cursor }) });
      found.push(...page.content.map((one) => one.id));
      cursor = page.cursor ?? undefined;
      const behind = found.at(-2)!;
      removed.add(behind);
      await api.db.deleteFrom("comments").where("id", "=", behind).execute();
      await aComment(api.db, { postId: id, at: new Date(began - 1) });
    } while (cursor);
    expect(found).toEqual(ids.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)));
    expect(new Set(found).size).toBe(25);
    expect(removed.size).toBeGreaterThan(3);
  });

  test("listing comments with a forged cursor, or one of another post → refused", async () => {
    const me = await aSpeaker(api);
    const [one, two] = [await aPost(api.db), await aPost(api.db)];
    for (let at = 0; at < 3; at++) await aComment(api.db, { postId: one.id });
    const { cursor } = await me.read(one.id, { size: 1 });
    expect(await codeOf(me.read(two.id, { cursor: cursor! }))).toBe("request.invalid");
    expect(await codeOf(me.read(one.id, { cursor: "abc" }))).toBe("request.invalid");
    const [question] = JSON.parse(Buffer.from(cursor!, "base64url").toString()) as [string];
    for (const mark of [
      [question, "x", one.id],
      [question, 1, "x"],
      [question, -1, one.id],
    ])
      expect(await codeOf(me.read(one.id, { cursor: Buffer.from(JSON.stringify(mark)).toString("base64url") }))).toBe(
        "request.invalid",
      );
  });

  test("comments of blocked, blocking, muted, disabled or leaving users and muted Spaces → hidden and not counted", async () => {
    const [me, blocked, blocking, muted, off, leaving] = await Promise.all(
      Array.from({ length: 6 }, () => aSpeaker(api)),
    );
    const space = await aSpace(api.db);
    const { id } = await aPost(api.db);
    for (const one of [blocked!, blocking!, muted!, off!, leaving!]) await one.say(id, "Sono qui");
    await aComment(api.db, { postId: id, spaceId: space.id });
    const mine = await me!.say(id, "Anch’io");
    expect((await me!.read(id)).total).toBe(7);
    await aBlock(api.db, { userId: me!.id, personId: blocked!.id });
    await aBlock(api.db, { userId: blocking!.id, personId: me!.id });
    await aBlock(api.db, { userId: me!.id, personId: muted!.id, kind: "mute" });
    await disable("users", off!.id);
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving!.id).execute();
    await aBlock(api.db, { userId: me!.id, spaceId: space.id, kind: "mute" });
    expect(await me!.read(id)).toMatchObject({ total: 1, content: [{ id: mine.id }] });
    // Muting affects only the muting user; blocking hides comments both ways.
    expect((await muted!.read(id)).content.map(({ author }) => author!.id)).toContain(me!.id);
    for (const one of [blocked!, blocking!])
      expect((await one.read(id)).content.map(({ author }) => author!.id)).not.toContain(me!.id);
  });

  test("hidden comment with visible answers → shown as an empty placeholder without author and text", async () => {
    const [me, them, other] = [await aSpeaker(api), await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db);
    const top = await them.say(id, "Parola detta");
    const answer = await other.say(id, "Risposta", { parentId: top.id });
    await aBlock(api.db, { userId: me.id, personId: them.id });
    const place = { id: top.id, text: null, author: null, mentions: [], likes: 0, answers: [{ id: answer.id }] };
    const { content, total } = await me.read(id);
    expect(content).toMatchObject([place]);
    expect(content[0]!.may).toEqual({ edit: false, remove: false, moderate: false });
    expect(total).toBe(1);
    expect(JSON.stringify(content)).not.toContain(them.id);
    // Only its author can read a disabled comment; others still read its answers.
    await disable("comments", top.id);
    expect((await them.read(id)).content).toMatchObject([{ text: "Parola detta", enabled: false }]);
    expect((await other.read(id)).content).toMatchObject([place]);
    expect((await api.guest.comments.list({ params: { id }, query: {} }))!.content).toMatchObject([place]);
    // The placeholder of a comment disappears with its last visible answer.
    await disable("comments", answer.id);
    expect((await me.read(id)).content).toEqual([]);
  });
});
