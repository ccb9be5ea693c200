import { randomUUIDv7 } from "node:crypto";
import { moderationLimits } from "@orbita/contract";
import { aBlock, aChannel, aChannelMember, aComment, aMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { moderating } from "../support/moderation-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
});
afterAll(() => api.stop());

const reportsOf = (caseId: string) =>
  api.db.selectFrom("reports").selectAll().where("case_id", "=", caseId).orderBy("created_at").execute();
const casesOf = async (postId: string) =>
  (await api.db.selectFrom("moderation_cases").select("id").where("post_id", "=", postId).execute()).length;

describe("reporting content to the moderators", () => {
  test("reported content is edited → the report keeps the original text, and is listed for its reporter", async () => {
    const reader = await aPerson(api);
    const post = await aPost(api.db, { text: "Paga 40 € e il posto è tuo." });
    const made = await of.report(reader, post.id, { note: "Chiede soldi", reason: "irregularJob" });
    expect(made).toMatchObject({
      kind: "post",
      quoted: "Paga 40 € e il posto è tuo.",
      reason: "irregularJob",
      note: "Chiede soldi",
      outcome: null,
    });
    await api.db.updateTable("posts").set({ text: "Niente soldi." }).where("id", "=", post.id).execute();
    const row = await of.caseOf(post.id);
    expect(row).toMatchObject({ quoted: "Paga 40 € e il posto è tuo.", state: "open", author_id: post.authorId });
    const mine = await reader.client.moderation.myReports({ query: {} });
    expect(mine).toMatchObject({ totalElements: 1, content: [{ id: made.id, outcome: null }] });
    // The author is not notified before a decision.
    expect(await of.toldTo(post.authorId)).toEqual([]);
  });

  test("report of a post with an image → quotes the image's alternative text", async () => {
    const reader = await aPerson(api);
    const post = await aPost(api.db, { text: "" });
    const file = randomUUIDv7();
    await api.db
      .insertInto("files")
      .values({
        id: file,
        owner_id: post.authorId,
        purpose: "postImage",
        visibility: "owner",
        name: "a.png",
        type: "image/png",
        size: 1,
        sha256: Buffer.alloc(32),
        object_keys: [file],
      })
      .execute();
    await api.db
      .insertInto("post_images")
      .values({ post_id: post.id, place: 0, file_id: file, alt: "Un volantino" })
      .execute();
    expect((await of.report(reader, post.id)).quoted).toBe("[🖼 Un volantino]");
  });

  test("user reports a post, comment or channel that they cannot see → not found", async () => {
    const reader = await aPerson(api);
    const hidden = await aPost(api.db, { enabled: false });
    const blocked = await aPost(api.db);
    await aBlock(api.db, { userId: blocked.authorId, personId: reader.id });
    const closed = await aChannel(api.db, { type: "closed" });
    const inside = await aPost(api.db, { channelId: closed.id });
    for (const id of [hidden.id, blocked.id, inside.id, randomUUIDv7()])
      expect(await codeOf(of.report(reader, id))).toBe("post.notFound");
    const comment = await aComment(api.db, { postId: inside.id });
    const taken = await aComment(api.db, { postId: (await aPost(api.db)).id, text: null });
    for (const id of [comment.id, taken.id, randomUUIDv7()])
      expect(await codeOf(of.report(reader, id, { kind: "comment" }))).toBe("comment.notFound");
    const off = await aChannel(api.db, { enabled: false });
    for (const id of [closed.id, off.id, randomUUIDv7()])
      expect(await codeOf(of.report(reader, id, { kind: "channel" }))).toBe("channel.notFound");
    await aChannelMember(api.db, { channelId: closed.id, userId: reader.id });
    expect(await codeOf(of.report(reader, inside.id))).toBeNull();
    expect(await codeOf(of.report(reader, comment.id, { kind: "comment" }))).toBeNull();
    expect(await codeOf(of.report(reader, closed.id, { kind: "channel" }))).toBeNull();
    expect(await codeOf(api.guest.moderation.report({ body: { kind: "post", id: hidden.id, reason: "spam" } }))).toBe(
      "access.unauthenticated",
    );
  });

  test("user reports their own post, or a post of their own Space → denied", async () => {
    const author = await aPerson(api);
    const { id: spaceId } = await aSpace(api.db);
    await aMember(api.db, { spaceId, userId: author.id, role: "recruiter" });
    for (const { id } of [await aPost(api.db, { authorId: author.id }), await aPost(api.db, { spaceId })])
      expect(await codeOf(of.report(author, id, { mute: true }))).toBe("access.denied");
  });

  test("second report of one post by the same user → refused; by another user → same case; after a decision → new case", async () => {
    const [one, two, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
    const post = await aPost(api.db);
    await of.report(one, post.id);
    expect(await codeOf(of.report(one, post.id))).toBe("report.alreadyMade");
    await of.report(two, post.id, { reason: "hate" });
    const first = await of.caseOf(post.id);
    expect(await reportsOf(first.id)).toHaveLength(2);
    await of.decide(admin, first.id, "kept");
    await of.report(one, post.id);
    expect((await of.caseOf(post.id)).id).not.toBe(first.id);
  });

  test("concurrent reports of one post, two by each user → one case with one report per user", async () => {
    for (let round = 0; round < 3; round++) {
      const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(api)));
      const post = await aPost(api.db);
      const codes = await Promise.all([...people, ...people].map((one) => codeOf(of.report(one, post.id))));
      expect(codes.filter((code) => code === null)).toHaveLength(6);
      expect(codes.filter((code) => code === "report.alreadyMade")).toHaveLength(6);
      expect(await casesOf(post.id)).toBe(1);
      expect(await reportsOf((await of.caseOf(post.id)).id)).toHaveLength(6);
    }
  });

  test("second open moderation case for a post inserted in SQL → refused by the database", async () => {
    const post = await aPost(api.db);
    await of.report(await aPerson(api), post.id);
    const { id: _, ...row } = await of.caseOf(post.id);
    await expect(
      api.db
        .insertInto("moderation_cases")
        .values({ ...row, id: randomUUIDv7() })
        .execute(),
    ).rejects.toMatchObject({ constraint: "moderation_cases_post" });
  });

  test("reports of a user above the daily limit, also concurrent → refused; a day later → accepted again", async () => {
    const reader = await aPerson(api);
    const max = moderationLimits.reportsPerDay;
    const posts = await Promise.all(Array.from({ length: max + 2 }, () => aPost(api.db)));
    for (const { id } of posts.slice(0, max - 1)) await of.report(reader, id);
    const last = await Promise.all(posts.slice(max - 1).map(({ id }) => problemOf(of.report(reader, id))));
    expect(last.filter((problem) => problem === null)).toHaveLength(1);
    expect(last.filter((problem) => problem?.code === "report.tooMany")).toHaveLength(2);
    expect(last.find((problem) => problem !== null)).toMatchObject({ params: { max } });
    const yesterday = new Date(Date.now() - 86_400_000 * 1.01);
    await api.db.updateTable("reports").set({ created_at: yesterday }).where("user_id", "=", reader.id).execute();
    expect(await codeOf(of.report(reader, (await aPost(api.db)).id))).toBeNull();
  });

  test("report with the option to mute → mutes the author or Space; for a post of the platform → mutes nobody", async () => {
    const reader = await aPerson(api);
    const [person, space] = [await aPost(api.db), await aSpace(api.db)];
    const ofSpace = await aPost(api.db, { spaceId: space.id });
    const house = await aPost(api.db, { voice: "house" });
    for (const { id } of [person, ofSpace, house]) await of.report(reader, id, { mute: true });
    const blocks = await api.db.selectFrom("blocks").selectAll().where("user_id", "=", reader.id).execute();
    expect(blocks.map(({ kind, person_id, space_id }) => ({ kind, person_id, space_id }))).toEqual(
      expect.arrayContaining([
        { kind: "mute", person_id: person.authorId, space_id: null },
        { kind: "mute", person_id: null, space_id: space.id },
      ]),
    );
    expect(blocks).toHaveLength(2);
    // If the author is already muted, the report is still accepted.
    expect(
      await codeOf(of.report(reader, (await aPost(api.db, { authorId: person.authorId })).id, { mute: true })),
    ).toBeNull();
    // A refused report mutes nobody.
    const again = await aPerson(api);
    await of.report(again, person.id);
    expect(await codeOf(of.report(again, person.id, { mute: true }))).toBe("report.alreadyMade");
    expect(await api.db.selectFrom("blocks").selectAll().where("user_id", "=", again.id).execute()).toEqual([]);
  });

  test("report with a note longer than its limit → refused", async () => {
    const reader = await aPerson(api);
    const { max } = moderationLimits.note;
    const { id } = await aPost(api.db);
    expect((await problemOf(of.report(reader, id, { note: "x".repeat(max + 1) })))?.errors).toMatchObject([
      { path: "note" },
    ]);
    expect((await of.report(reader, id, { note: "x".repeat(max) })).note).toHaveLength(max);
  });
});
