import { aChannel } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGoer } from "./channels-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const why = "Ne parliamo da anni in mensa, senza un posto dove restino le risposte.";

test("data export → has the user's channels and proposals; of others' proposals that name the user only the channel's name", async () => {
  const [me, other, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => aGoer(api)));
  const [open, asking] = [await aChannel(api.db), await aChannel(api.db, { type: "onRequest" })];
  await me!.join(open.id);
  await me!.join(asking.id);
  await me!.client.channels.notices({ params: { id: open.id }, body: { notices: "none" } });
  const names = (...people: { username: string }[]) => people.map(({ username }) => username);
  const mine = { name: "Verricelli", why, people: names(other!, third!, fourth!) };
  await me!.client.channels.propose({ body: mine });
  const theirs = `${why} E di notte.`;
  await other!.client.channels.propose({ body: { name: "Argani", why: theirs, people: names(me!, third!, fourth!) } });
  const text = await (await me!.client.personalData.export({}))!.blob.text();
  expect(JSON.parse(text)).toMatchObject({
    channels: [
      { url: open.url, state: "member", role: "member", notices: "none" },
      { url: asking.url, state: "asked" },
    ],
    channelProposals: [
      { name: "Verricelli", mine: true, why, state: "open" },
      { name: "Argani", mine: false, why: null },
    ],
  });
  const history = JSON.parse(text).history as { entity: string; why: string }[];
  expect(history.filter(({ entity }) => entity === "channel_members").map((one) => one.why)).toEqual([
    "joined the channel",
    "asked to join",
    null,
  ]);
  for (const word of [theirs, third!.username, fourth!.id]) expect(text).not.toContain(word);
});

test("a channel member who is leaving Orbita → hidden from others; after deletion → no rows remain", async () => {
  const [me, other] = [await aGoer(api), await aGoer(api)];
  const { id, url } = await aChannel(api.db, { moderators: [me.id], members: [other.id] });
  expect(await other.open(url)).toMatchObject({ members: 2, moderators: [{ id: me.id }] });
  await api.db
    .updateTable("users")
    .set({ deletes_at: new Date(Date.now() + 1_000_000) })
    .where("id", "=", me.id)
    .execute();
  expect(await other.open(url)).toMatchObject({ members: 1, moderators: [] });
  expect(await other.members(id)).toMatchObject([{ id: other.id }]);
  await api.db.deleteFrom("users").where("id", "=", me.id).execute();
  expect(await other.open(url)).toMatchObject({ members: 1, moderators: [] });
  const rows = await api.db.selectFrom("channel_members").select("user_id").where("channel_id", "=", id).execute();
  expect(rows).toEqual([{ user_id: other.id }]);
});
