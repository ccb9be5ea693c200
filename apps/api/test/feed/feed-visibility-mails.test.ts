import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { connectMail } from "@orbita/platform";
import { mailsTo, serverUrl } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { feedMarksIn, plant, type Viewer, type FeedVisibilityWorld } from "./feed-visibility-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";

const asked = { reason: "Richiesta 4471" };

let api: TestApi;
let world: FeedVisibilityWorld;
const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
beforeAll(async () => {
  api = await startApi();
  world = await plant(api);
}, 180_000);
afterAll(async () => {
  mail.close();
  await api.stop();
});

/** The mentioned users: as many as one post may mention. */
const spokenTo = [
  "stranger",
  "follower",
  "muter",
  "blockedBy",
  "blocking",
  "member",
  "moderator",
  "invited",
  "asked",
  "recruiter",
] as const satisfies Viewer[];
type MailedNotification = (typeof spokenTo)[number];
const calling = () => spokenTo.map((viewer) => `@${world.people[viewer].username}`).join(" ");
const reads = ["stranger", "follower", "member", "moderator", "invited", "asked", "recruiter"] as const;

async function told(postId: string, commentId: string | null = null): Promise<MailedNotification[]> {
  const rows = await api.db
    .selectFrom("notifications")
    .select("user_id")
    .where("post_id", "=", postId)
    .where("comment_id", commentId === null ? "is" : "=", commentId)
    .where("kind", "=", "feed.mentioned")
    .execute();
  return spokenTo.filter((viewer) => rows.some(({ user_id }) => user_id === world.people[viewer].id));
}

/** Sends the mails that the worker would send. */
async function sendAll(): Promise<void> {
  const handler = jobHandlers.find(
    ({ job }) => job.name.includes("otification") && job.name.toLowerCase().includes("mail"),
  )!;
  const { rows } = await sql<{ id: string; data: { id: string } }>`
    delete from pgboss.job where name = ${handler.job.name} returning id, data`.execute(api.db);
  const now = new Date();
  const { log } = api.app;
  const ctx = {
    db: api.db,
    now,
    log,
    mail,
    webOrigin: "http://localhost:3000",
    unsubscribeTokens: api.platform.unsubscribeTokens,
    write: (why: string, work: (one: never) => Promise<unknown>) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) => work({ tx, now, log } as never)),
  } as unknown as WorkCtx;
  for (const { id, data } of rows) await handler.run(ctx, data, id);
}
const mailed = async (postId: string): Promise<MailedNotification[]> => {
  const found: MailedNotification[] = [];
  for (const viewer of spokenTo) {
    const mails = await mailsTo(world.people[viewer].email);
    // A mail contains the author and the place, never the text of the post.
    for (const { text, html } of mails)
      expect([...feedMarksIn(text + html)].filter((mark) => mark !== world.people.author.name)).toEqual([]);
    if (mails.some(({ text }) => text.includes(postId))) found.push(viewer);
  }
  return found;
};

test("mention in a post → notified in the app and by mail only if the user may see the post and did not mute its author", async () => {
  const { people, channels, host, contents } = world;
  const { client } = people.author;
  const secret = contents[0]!.marks[0]!;
  const common = (await client.posts.create({ body: { text: `${calling()} ${secret}` } }))!;
  const closed = (await client.posts.create({ body: { text: calling(), channelId: channels.closed.id } }))!;
  const said = (await client.comments.create({ params: { id: host.id }, body: { text: calling() } }))!;
  const later = (await client.posts.create({ body: { text: `Ancora ${calling()}` } }))!;
  const hidden = (await client.posts.create({ body: { text: `E ancora ${calling()}` } }))!;
  expect(await told(common.id)).toEqual(reads);
  expect(await told(closed.id)).toEqual(["member", "moderator"]);
  expect(await told(host.id, said.id)).toEqual(reads);

  // Between the mention and the mail, one user blocks, one mutes, one leaves, and a post is disabled.
  await people.stranger.client.blocks.add({ body: { kind: "block", personId: people.author.id } });
  await people.follower.client.blocks.add({ body: { kind: "mute", personId: people.author.id } });
  await people.member.client.channels.leave({ params: { id: channels.closed.id } });
  await people.admin.client.adminPosts.enable({ params: { id: hidden.id, flag: "false" } }, asked);
  await sendAll();
  const still = reads.filter((viewer) => viewer !== "stranger" && viewer !== "follower");
  expect(await mailed(later.id)).toEqual(still);
  expect(await mailed(closed.id)).toEqual(["moderator"]);
  expect(await mailed(hidden.id)).toEqual([]);
  for (const viewer of ["stranger", "follower", "muter", "blockedBy", "blocking"] as const) {
    const list = (await people[viewer].client.notifications.list({ query: { size: 100 } }))!;
    expect(JSON.stringify(list), viewer).not.toContain(people.author.name);
    expect(list.unread, viewer).toBe(0);
    expect((await people[viewer].client.notifications.unread({ query: {} }))!.unread, viewer).toBe(0);
  }
  const left = JSON.stringify(await people.member.client.notifications.list({ query: { size: 100 } }));
  expect(left).toContain(later.id);
  expect(left).not.toContain(closed.id);
  expect(left).not.toContain(hidden.id);
}, 120_000);
