import { randomUUIDv7 } from "node:crypto";
import { notificationKinds, type NotificationKind } from "@orbita/contract";
import { aBlock, aChannel, aChannelMember, aComment, aPost, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

type NotificationSource = { postId?: string; commentId?: string; channelId?: string; fromId?: string; answer?: true };

async function tell(userId: string, kind: NotificationKind, { answer, ...of }: NotificationSource) {
  const id = randomUUIDv7();
  await bench.db
    .insertInto("notifications")
    .values({
      id,
      user_id: userId,
      kind,
      key: id,
      here: true,
      post_id: of.postId ?? null,
      comment_id: of.commentId ?? null,
      channel_id: of.channelId ?? null,
      from_id: of.fromId ?? null,
      data: JSON.stringify({ who: "Amir\nHaddad <b>", channel: "porti", ...(answer && { answer: "true" }) }),
      created_at: new Date(),
    })
    .execute();
  return { id, send: () => bench.run("notifications.sendMail", { id }) };
}

/** Inserts a comment on a user's post, and the notification about the comment. */
async function aWord() {
  const { db } = bench;
  const [me, them] = [await aUser(db), await aUser(db)];
  const { id: postId } = await aPost(db, { authorId: me.id });
  const { id: commentId } = await aComment(db, { postId, authorId: them.id, text: "Parole segrete" });
  const { send } = await tell(me.id, "feed.commented", { postId, commentId, fromId: them.id });
  return { me, them, postId, commentId, send };
}

test("comment on a post, or reply to a comment → mail in the recipient's language with a link, without the text", async () => {
  const { me, postId, commentId, them, send } = await aWord();
  await bench.speak(me.id, "it");
  await send();
  const [mail] = await bench.mailsOf(me);
  expect(mail!.subject).toBe("Amir Haddad <b> ha commentato il tuo post");
  for (const words of ["#porti", `${webOrigin}/feed/post/${postId}`, "/unsubscribe/"])
    expect(mail!.text).toContain(words);
  expect(mail!.text).not.toContain("Parole segrete");
  await bench.speak(them.id, "en");
  const answered = await tell(them.id, "feed.commented", { postId, commentId, answer: true });
  await answered.send();
  const [other] = await bench.mailsOf(them);
  expect(other!.subject).toBe("Amir Haddad <b> replied to your comment");
  expect(other!.text).toContain(`${webOrigin}/en/feed/post/${postId}`);
});

test("invitation to a channel → mail with a link to the channel", async () => {
  const { db } = bench;
  const [me, them] = [await aUser(db), await aUser(db)];
  const channel = await aChannel(db, { type: "closed", url: "porti" });
  await aChannelMember(db, { channelId: channel.id, userId: me.id, state: "invited" });
  await bench.speak(me.id, "it");
  const { send } = await tell(me.id, "channel.invited", { channelId: channel.id, fromId: them.id });
  await send();
  const [mail] = await bench.mailsOf(me);
  expect(mail!.subject).toBe("Amir Haddad <b> ti invita nel canale #porti");
  expect(mail!.text).toContain(`${webOrigin}/feed/channel/porti`);
});

test("feed notification: author blocked, blocking, muted or disabled, or content deleted before sending → no mail", async () => {
  const { db } = bench;
  type Word = Awaited<ReturnType<typeof aWord>>;
  const since: ((word: Word) => Promise<unknown>)[] = [
    ({ me, them }) => aBlock(db, { userId: me.id, personId: them.id }),
    ({ me, them }) => aBlock(db, { userId: them.id, personId: me.id }),
    ({ me, them }) => aBlock(db, { userId: me.id, personId: them.id, kind: "mute" }),
    ({ commentId }) => db.updateTable("comments").set({ text: null }).where("id", "=", commentId).execute(),
    ({ commentId }) => db.updateTable("comments").set({ enabled: false }).where("id", "=", commentId).execute(),
    ({ them }) => db.updateTable("users").set({ enabled: false }).where("id", "=", them.id).execute(),
    ({ postId }) => db.deleteFrom("posts").where("id", "=", postId).execute(),
  ];
  for (const happens of since) {
    const word = await aWord();
    await happens(word);
    await word.send();
    expect(await bench.mailsOf(word.me)).toEqual([]);
  }
});

test("every kind of feed and channel notification → has a mail template", async () => {
  const { db } = bench;
  const me = await aUser(db);
  const wanted = Object.fromEntries(Object.keys(notificationKinds).map((kind) => [kind, { email: true }]));
  await db
    .insertInto("user_settings")
    .values({ user_id: me.id, notifications: JSON.stringify(wanted) })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ notifications: JSON.stringify(wanted) }))
    .execute();
  const { id: postId } = await aPost(db, { authorId: me.id });
  const { id: channelId } = await aChannel(db, { members: [me.id] });
  const spoken = (Object.keys(notificationKinds) as NotificationKind[]).filter(
    (kind) => kind.startsWith("feed.") || kind.startsWith("channel."),
  );
  for (const kind of spoken) await (await tell(me.id, kind, { postId, channelId })).send();
  expect(await bench.mailsOf(me)).toHaveLength(spoken.length);
});
