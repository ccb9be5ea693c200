import { inTransaction } from "@orbita/db";
import { events, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { aBlock, aChannel, aChannelMember } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aWriter, postNotifications } from "./posts-world.ts";

const asked = { reason: "Richiesta 4471" };

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });

/** Runs the waiting channel notification jobs, each twice, because a job must not notify twice. */
async function runJobs(): Promise<void> {
  const { run, job } = jobHandlers.find((handler) => handler.job.name === "posts.tellChannel")!;
  const now = new Date();
  const nothing = async () => {};
  const write: WorkCtx["write"] = (why, work) =>
    inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
      work({ tx, now, log: api.app.log, tell: nothing, enqueue: nothing }),
    );
  const { rows } = await sql<{ id: string; data: object }>`
    delete from pgboss.job where name = ${job.name} returning id, data`.execute(api.db);
  for (const { id, data } of rows)
    for (let times = 0; times < 2; times++)
      await run({ db: api.db, now, log: api.app.log, write } as unknown as WorkCtx, data, id);
}

test("post in a channel → notifies members who chose all posts, without those mentioned, blocking or muting", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aWriter(api)));
  const [anna, all, mentions, none, spoken, blocked, muting, outside] = people;
  const channel = await aChannel(api.db, { type: "closed" });
  const join = (userId: string, notices: "all" | "mentions" | "none") =>
    aChannelMember(api.db, { channelId: channel.id, userId, notices });
  for (const { id } of [anna!, all!, spoken!, blocked!, muting!]) await join(id, "all");
  await join(mentions!.id, "mentions");
  await join(none!.id, "none");
  await aChannelMember(api.db, { channelId: channel.id, userId: outside!.id, notices: "all", state: "asked" });
  await aBlock(api.db, { userId: blocked!.id, personId: anna!.id });
  await aBlock(api.db, { userId: muting!.id, personId: anna!.id, kind: "mute" });
  const { id } = (await anna!.say({ text: `Con @${spoken!.username}`, channelId: channel.id }))!;
  await runJobs();
  const kinds = [];
  for (const person of people) kinds.push((await postNotifications(api, person.id)).map(({ kind }) => kind));
  expect(kinds).toEqual([[], ["channel.posted"], [], [], ["feed.mentioned"], [], [], []]);
  expect(await postNotifications(api, all!.id)).toMatchObject([
    { post_id: id, channel_id: channel.id, from_id: anna!.id, data: { who: "Giulia Ferraris", channel: channel.url } },
  ]);
});

test("channel post deleted or hidden before the notification job runs → no notification", async () => {
  const [anna, listener, admin] = [await aWriter(api), await aWriter(api), await aWriter(api, { admin: true })];
  const channel = await aChannel(api.db, { type: "open", members: [anna.id] });
  await aChannelMember(api.db, { channelId: channel.id, userId: listener.id, notices: "all" });
  const [gone, hidden] = [(await anna.say({ channelId: channel.id }))!, (await anna.say({ channelId: channel.id }))!];
  await anna.client.posts.remove(one(gone.id));
  await admin.client.adminPosts.enable({ params: { id: hidden.id, flag: "false" } }, asked);
  await runJobs();
  expect(await postNotifications(api, listener.id)).toEqual([]);
});

test("post changed in the feed or an open channel → change event to everybody; in another channel → to its members", async () => {
  const [anna, bruno, asking] = [await aWriter(api), await aWriter(api), await aWriter(api)];
  const { announce } = events.find(({ name }) => name === "post.changed")!;
  const id = anna.id;
  const woken = async (channelId: string | null) => (await announce!(api.db, [{ id, channelId }])).map(({ to }) => to);
  expect(await woken(null)).toEqual(["shared"]);
  expect(await woken((await aChannel(api.db, { type: "open", members: [anna.id] })).id)).toEqual(["shared"]);
  for (const type of ["onRequest", "closed"] as const) {
    const channel = await aChannel(api.db, { type, members: [anna.id, bruno.id] });
    await aChannelMember(api.db, { channelId: channel.id, userId: asking.id, state: "asked" });
    const to = await woken(channel.id);
    expect(new Set(to)).toEqual(new Set([{ userId: anna.id }, { userId: bruno.id }]));
    expect(await announce!(api.db, [{ id, channelId: channel.id }])).toMatchObject([
      { message: { type: "post.changed", id } },
      { message: { type: "post.changed", id } },
    ]);
  }
});
