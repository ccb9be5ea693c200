import { randomUUIDv7 } from "node:crypto";
import { postLimits } from "@orbita/contract";
import { aBlock, aChannel, aComment, aMember, aPost, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSpeaker, countOf, commentNotifications, type Commenter } from "./comments-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

const why = { reason: "Richiesta 4471" };

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aSpeaker(api)));
const at = ({ username }: Commenter) => `@${username}`;
const kindsTold = async ({ id }: { id: string }) => (await commentNotifications(api, id)).map(({ kind }) => kind);

describe("notifications about comments", () => {
  test("a comment → notifies the post's author and the answered users once each, but not the comment's author", async () => {
    const [author, one, two] = (await people(3)) as [Commenter, Commenter, Commenter];
    const { id } = await aPost(api.db, { authorId: author.id });
    const first = await one.say(id, "Uno");
    expect(await commentNotifications(api, author.id)).toMatchObject([
      { kind: "feed.commented", post_id: id, comment_id: first.id, from_id: one.id, data: { who: "Giulia Ferraris" } },
    ]);
    const second = await two.say(id, "Due", { parentId: first.id });
    expect(await commentNotifications(api, one.id)).toMatchObject([
      { kind: "feed.commented", comment_id: second.id, data: { answer: "true" } },
    ]);
    await author.say(id, "Grazie", { parentId: second.id });
    expect(await kindsTold(two)).toEqual(["feed.commented"]);
    // The author of the thread's first comment is notified too; nobody is notified of their own answer.
    expect(await kindsTold(one)).toHaveLength(2);
    expect(await kindsTold(author)).toHaveLength(2);
    expect(JSON.stringify(await commentNotifications(api, author.id))).not.toContain("Uno");
  });

  test("comment on a Space's post → notifies the post's writer, or all recruiters if the writer left the Space", async () => {
    const [writer, other, reader, me] = (await people(4)) as [Commenter, Commenter, Commenter, Commenter];
    const space = await aSpace(api.db);
    for (const userId of [writer.id, other.id]) await aMember(api.db, { spaceId: space.id, userId, role: "recruiter" });
    await aMember(api.db, { spaceId: space.id, userId: reader.id, role: "viewer" });
    const { id } = await aPost(api.db, { authorId: writer.id, spaceId: space.id });
    await me.say(id, "Sì");
    expect([await kindsTold(writer), await kindsTold(other)]).toEqual([["feed.commented"], []]);
    await api.db.deleteFrom("members").where("user_id", "=", writer.id).execute();
    await me.say(id, "Ancora");
    expect(await kindsTold(writer)).toHaveLength(1);
    for (const one of [other, { id: space.userId }]) expect(await kindsTold(one)).toEqual(["feed.commented"]);
    expect(await kindsTold(reader)).toEqual([]);
  });

  test("mentions in a comment → notify each person once, and a Space's recruiters; an unknown name stays plain text", async () => {
    const [author, me, them] = (await people(3)) as [Commenter, Commenter, Commenter];
    for (const one of [author, them])
      await one.client.people.changeSettings({ body: { privacy: { profileVisibility: "signedIn" } } });
    const space = await aSpace(api.db);
    const url = `porto-${randomUUIDv7().slice(-12)}`;
    await api.db.updateTable("spaces").set({ url }).where("id", "=", space.id).execute();
    const { id } = await aPost(api.db, { authorId: author.id });
    const said = await me.say(id, `${at(them)}, ${at(author)}: con @${url} e @nessuno, mail a@b.example`);
    expect(said.mentions.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: "person" },
      { kind: "person" },
      { kind: "space", name: url, address: url },
    ]);
    for (const one of [them, author, { id: space.userId }]) expect(await kindsTold(one)).toEqual(["feed.mentioned"]);
    // An edit notifies only users who were not notified before.
    const late = await aSpeaker(api);
    await late.client.people.changeSettings({ body: { privacy: { profileVisibility: "everyone" } } });
    const changed = await me.change(id, said.id, `${at(them)} e ${at(late)}`, said.version);
    expect(changed.mentions.map(({ name }) => name).toSorted()).toEqual([them.username, late.username].toSorted());
    expect([await kindsTold(them), await kindsTold(late)]).toEqual([["feed.mentioned"], ["feed.mentioned"]]);
  });

  test("username with spaces → mentioned with dots instead; a user whom nobody may see → not mentioned", async () => {
    const [me, spaced, hidden] = (await people(3)) as [Commenter, Commenter, Commenter];
    const username = `Chiara ${spaced.id.slice(-12)}`;
    await api.db.updateTable("users").set({ username }).where("id", "=", spaced.id).execute();
    await spaced.client.people.changeSettings({ body: { privacy: { profileVisibility: "link" } } });
    const { id } = await aPost(api.db);
    const said = await me.say(id, `@${username.replace(" ", ".")} ${at(hidden)}`);
    expect(said.mentions).toMatchObject([{ kind: "person", address: username }]);
    expect(await kindsTold(hidden)).toEqual([]);
    await aComment(api.db, { postId: id, authorId: hidden.id });
    expect((await me.say(id, at(hidden))).mentions).toHaveLength(1);
  });

  test("users who blocked or muted a comment's author, or left the channel → not notified", async () => {
    const [author, me, muting, blocking, left] = (await people(5)) as [
      Commenter,
      Commenter,
      Commenter,
      Commenter,
      Commenter,
    ];
    const channel = await aChannel(api.db, {
      type: "closed",
      members: [author, me, muting, blocking, left].map((p) => p.id),
    });
    const { id } = await aPost(api.db, { authorId: author.id, channelId: channel.id });
    for (const one of [muting, blocking, left]) await one.say(id, "Sono qui");
    const answered = await left.say(id, "Esco");
    await aBlock(api.db, { userId: muting.id, personId: me.id, kind: "mute" });
    await aBlock(api.db, { userId: blocking.id, personId: me.id });
    await aBlock(api.db, { userId: author.id, personId: me.id, kind: "mute" });
    await api.db.deleteFrom("channel_members").where("user_id", "=", left.id).execute();
    const before = (await commentNotifications(api, author.id)).length;
    const said = await me.say(id, [muting, blocking, left].map(at).join(" "), { parentId: answered.id });
    for (const one of [muting, blocking, left]) expect(await kindsTold(one)).toEqual([]);
    expect(await commentNotifications(api, author.id)).toHaveLength(before);
    // A user who blocked the comment's author cannot be mentioned.
    expect(said.mentions.map(({ name }) => name)).not.toContain(blocking.username);
  });
});

describe("rate limits of comments", () => {
  /** Inserts history rows as if the user had written and deleted `count` comments `minutesAgo`. */
  const spoke = (userId: string, count: number, minutesAgo: number) =>
    api.db
      .insertInto("history")
      .values(
        Array.from({ length: count }, () => ({
          at: new Date(Date.now() - minutesAgo * 60_000),
          entity: "comments",
          entity_id: randomUUIDv7(),
          action: "insert",
          actor_id: userId,
        })),
      )
      .execute();

  test("a user's comments per hour → limited, including deleted ones and concurrent requests", async () => {
    const me = await aSpeaker(api);
    const { id } = await aPost(api.db);
    await spoke(me.id, postLimits.commentsPerHour, 61);
    await spoke(me.id, postLimits.commentsPerHour - 3, 30);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(me.say(id, "Sì"))));
    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === "comment.tooMany")).toHaveLength(5);
    expect(await problemOf(me.say(id, "Sì"))).toMatchObject({ params: { max: postLimits.commentsPerHour } });
  });

  test("a new account → may write fewer comments and mentions than an older one", async () => {
    const { hours, commentsPerDay, mentions } = postLimits.newAccount;
    const [me, old] = [await aSpeaker(api, { days: 1 }), await aSpeaker(api, { days: hours / 24 + 0.01 })];
    const { id } = await aPost(api.db);
    const names = (count: number) => Array.from({ length: count }, (_, n) => `@nome${n}`).join(" ");
    expect(await codeOf(me.say(id, names(mentions + 1)))).toBe("account.tooNew");
    const said = await me.say(id, names(mentions));
    expect(await codeOf(me.change(id, said.id, names(mentions + 1), said.version))).toBe("account.tooNew");
    for (const one of [me, old]) await spoke(one.id, commentsPerDay - 2, 600);
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(me.say(id, "Sì"))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "account.tooNew")).toHaveLength(3);
    for (let n = 0; n < 4; n++) expect(await codeOf(old.say(id, names(mentions + 1)))).toBeNull();
  });
});

describe("administration of comments", () => {
  test("an administrator → can find, read, hide, show and erase any comment, with its history", async () => {
    const [me, other] = (await people(2)) as [Commenter, Commenter];
    const admin = await api.as((await aUser(api.db, { admin: true })).id);
    const { id } = await aPost(api.db);
    const word = `parola${randomUUIDv7().slice(-12)}`;
    const said = await me.say(id, `Una ${word} qui`);
    const answer = await other.say(id, "Risposta", { parentId: said.id });
    const found = (await admin.adminComment.search({ body: { filters: [{ f: "text", v: word, mm: "c" }] } }))!;
    expect(found).toMatchObject({ totalElements: 1, content: [{ id: said.id, author: "Giulia Ferraris" }] });
    const byPost = (await admin.adminComment.search({
      body: { filters: [{ f: "postId", v: id }], sort: "created:asc" },
    }))!;
    expect(byPost.content.map((one) => one.id)).toEqual([said.id, answer.id]);

    const hidden = (await admin.comments.enable({ params: { id: said.id, flag: "false" } }, why))!;
    expect(hidden.enabled).toBe(false);
    expect((await other.read(id)).content).toMatchObject([{ text: null, author: null }]);
    expect(await countOf(api, id)).toBe(1);
    expect(await admin.comments.read({ params: { id: said.id } })).toMatchObject({
      text: `Una ${word} qui`,
      answers: [{ id: answer.id }],
    });
    await admin.comments.enable({ params: { id: said.id, flag: "true" } }, why);
    expect(await countOf(api, id)).toBe(2);
    const history = (await admin.comments.history({ params: { id: said.id } }))!;
    expect(history.map(({ after }) => after?.["enabled"])).toEqual([true, false, true]);
    expect(history[0]).toMatchObject({ by: "Giulia Ferraris" });
    expect(JSON.stringify(history)).not.toContain(word);

    await admin.comments.erase({ params: { id: said.id } }, why);
    expect(await codeOf(admin.comments.read({ params: { id: answer.id } }))).toBe("comment.notFound");
    expect(await countOf(api, id)).toBe(0);
    expect((await admin.comments.history({ params: { id: said.id } }))!.at(-1)).toMatchObject({
      why: "Richiesta 4471 · erased by an admin",
      after: null,
    });
  });
});
