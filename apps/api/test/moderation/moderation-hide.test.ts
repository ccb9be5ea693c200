import { aChannel, aChannelMember, aComment, aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { moderating, decisionGrounds } from "../support/moderation-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
});
afterAll(() => api.stop());

const casesOf = async (postId: string) =>
  (await api.db.selectFrom("moderation_cases").select("id").where("post_id", "=", postId).execute()).length;

describe("posts and comments hidden by a channel's moderator", () => {
  const aModerated = async () => {
    const [moderator, member, author] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const channel = await aChannel(api.db, { members: [member.id, author.id], moderators: [moderator.id] });
    const post = await aPost(api.db, { channelId: channel.id, authorId: author.id });
    return { moderator, member, author, channel, post };
  };

  test("channel moderator hides a post or comment of the channel → hidden at once, and the author gets the reason", async () => {
    const { moderator, author, post } = await aModerated();
    const comment = await aComment(api.db, { postId: post.id, authorId: author.id });
    expect(await of.hide(moderator, comment.id, "comment")).toMatchObject({ kind: "comment", origin: "own" });
    const statement = await of.hide(moderator, post.id);
    expect(statement).toMatchObject({ decision: "disabled", ...decisionGrounds, state: "decided" });
    expect(await of.enabled("posts", post.id)).toBe(false);
    expect(await of.enabled("comments", comment.id)).toBe(false);
    expect(await of.statement(author, statement.id)).toMatchObject({ origin: "own" });
    expect(await of.toldTo(author.id)).toHaveLength(2);
    // An admin, not the channel's moderator, decides the appeal.
    await of.contest(author, statement.id);
    await of.decide(await of.admin(), statement.id, "kept", 3);
    expect(await of.enabled("posts", post.id)).toBe(true);
  });

  test("channel moderator hides a reported post → its open case is decided, and the reporter is notified", async () => {
    const { moderator, member, post } = await aModerated();
    await of.report(member, post.id);
    expect(await of.hide(moderator, post.id)).toMatchObject({ origin: "report" });
    expect(await casesOf(post.id)).toBe(1);
    expect(await of.toldTo(member.id)).toMatchObject([{ kind: "report.answered" }]);
  });

  test("hiding a post by a non-moderator, in another channel, the moderator's own post or twice → refused", async () => {
    const { moderator, member, author, channel, post } = await aModerated();
    const other = await aChannel(api.db);
    const outside = [await aPost(api.db), await aPost(api.db, { channelId: other.id })];
    for (const { id } of outside) expect(await codeOf(of.hide(moderator, id))).toBe("post.notFound");
    const said = await aComment(api.db, { postId: outside[0]!.id });
    expect(await codeOf(of.hide(moderator, said.id, "comment"))).toBe("comment.notFound");
    for (const one of [member, author, await aPerson(api), await of.admin()])
      expect(await codeOf(of.hide(one, post.id))).toBe("post.notFound");
    const own = await aPost(api.db, { channelId: channel.id, authorId: moderator.id });
    expect(await codeOf(of.hide(moderator, own.id))).toBe("access.denied");
    const second = await aPerson(api);
    await aChannelMember(api.db, { channelId: channel.id, userId: second.id, role: "moderator" });
    const codes = await Promise.all([codeOf(of.hide(moderator, post.id)), codeOf(of.hide(second, post.id))]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await casesOf(post.id)).toBe(1);
    // A moderator whose membership is only requested has no rights.
    await api.db.updateTable("channel_members").set({ state: "asked" }).where("user_id", "=", second.id).execute();
    const next = await aPost(api.db, { channelId: channel.id });
    expect(await codeOf(of.hide(second, next.id))).toBe("post.notFound");
  });
});

test("admin opens a case without a report and hides the post → its author gets a statement of reasons", async () => {
  const [admin, author] = [await of.admin(), await aPerson(api)];
  const post = await aPost(api.db, { authorId: author.id, channelId: (await aChannel(api.db, { type: "closed" })).id });
  const open = async () => (await admin.client.moderation.open({ body: { kind: "post", id: post.id } }))!;
  const made = await open();
  expect(made).toMatchObject({ state: "open", reports: 0, reasons: [] });
  expect((await open()).id).toBe(made.id);
  await of.decide(admin, made.id);
  expect(await of.statement(author, made.id)).toMatchObject({ origin: "own", decision: "disabled" });
  expect(await codeOf(open())).toBe("post.notFound");
});
