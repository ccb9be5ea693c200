import { channelLimits, channelUrl, reservedChannelUrls } from "@orbita/contract";
import { publicName } from "@orbita/contract/kernel/names";
import { aChannel, aPost } from "@orbita/testing";
import { everyPayload } from "@orbita/testing/payloads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGoer, announced, channelMemberRow, type ChannelUser } from "./channels-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

const asked = { reason: "Richiesta 4471" };

let api: TestApi;
let admin: ChannelUser;
beforeAll(async () => {
  api = await startApi();
  admin = await aGoer(api, { admin: true });
});
afterAll(() => api.stop());

let turn = 0;
const anUrl = () => `stanza-${Date.now()}-${turn++}`;
type NewChannelBody = Parameters<ChannelUser["client"]["adminChannels"]["create"]>[0]["body"];
const create = async (more: Partial<NewChannelBody> = {}) =>
  (await admin.client.adminChannels.create({ body: { name: "Stanza", url: anUrl(), topic: "trade", ...more } }))!;
const change = async (id: string, body: object) =>
  (await admin.client.adminChannels.change({ params: { id }, body: body as { version: number } }))!;
const read = async (id: string) => (await admin.client.adminChannels.read({ params: { id } }))!;
const wrong = async (call: Promise<unknown>) => (await problemOf(call))?.errors.map(({ path }) => path);

describe("creation of a channel", () => {
  test("administrator creates a channel → it has the requested values, and the administrator is not a member", async () => {
    const url = anUrl();
    const made = await create({
      name: "Banchine",
      url,
      type: "onRequest",
      description: "Gru.",
      rules: ["Niente volti."],
    });
    expect(made).toMatchObject({
      name: "Banchine",
      url,
      type: "onRequest",
      topic: "trade",
      description: "Gru.",
      rules: ["Niente volti."],
      cover: null,
      members: 0,
      moderators: [],
      me: null,
      enabled: true,
    });
    expect(await channelMemberRow(api, made.id, admin.id)).toBeUndefined();
    const message = { type: "channel.changed", id: made.id };
    expect(await announced(api, made.id)).toEqual([{ to: "shared", message }]);
    const { id } = await create({ type: "closed" });
    expect(await announced(api, id)).toEqual([]);
  });

  test("ten channels with one URL created at once → one succeeds", async () => {
    const url = anUrl();
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => codeOf(create({ url, name: `Stanza ${at}` }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, "channel.urlTaken"]));
    const other = await create();
    expect(await codeOf(change(other.id, { url, version: other.version }))).toBe("channel.urlTaken");
    expect((await read(other.id)).url).toBe(other.url);
  });

  /** Typed URLs and how they are stored; null means that the URL is refused. */
  const addresses: readonly [typed: string, kept: string | null][] = [
    ["abc", "abc"],
    ["ab", null],
    ["a".repeat(40), "a".repeat(40)],
    ["a".repeat(41), null],
    ["  Sanità ", "sanità"],
    ["sanita\u0300", "sanità"],
    ["cantieri-e-porti", "cantieri-e-porti"],
    ["5g-e-fibra", "5g-e-fibra"],
    ["straße", "straße"],
    ["-porti", null],
    ["porti-", null],
    ["porti--mare", null],
    ["porti e mare", null],
    ["porti/mare", null],
    ["porti.mare", null],
    ["porti_mare", null],
    ["porti#1", null],
    ["po%72ti", null],
    ["../admin", null],
    ["<b>porti</b>", null],
    ["porti\u202Emare", null],
    ["porti\u200Bmare", null],
    ["porti\n", "porti"],
    ["por\u0000ti", null],
    ["😀😀😀", null],
    ...reservedChannelUrls.map((url): [string, null] => [url, null]),
    ["NEW", null],
    ["news", "news"],
  ];
  test("valid channel URLs → normalized and stored; invalid or reserved ones → refused", async () => {
    for (const [typed, kept] of addresses) {
      const parsed = channelUrl.safeParse(typed);
      expect(parsed.success ? parsed.data : null, JSON.stringify(typed)).toBe(kept);
      const answer = await create({ url: typed }).then(
        ({ url }) => url,
        () => null,
      );
      if (answer !== null) await api.db.deleteFrom("channels").where("url", "=", answer).execute();
      expect(answer, JSON.stringify(typed)).toBe(kept);
    }
  });

  test("channel name, description and rules at their limits of length and number → accepted; beyond → refused", async () => {
    const { name, description, rule, rules } = channelLimits;
    expect(await wrong(create({ name: "x".repeat(name.min - 1) }))).toEqual(["name"]);
    expect(await wrong(create({ name: "x".repeat(name.min) }))).toBeUndefined();
    expect(await wrong(create({ name: "x".repeat(name.max) }))).toBeUndefined();
    expect(await wrong(create({ name: "x".repeat(name.max + 1) }))).toEqual(["name"]);
    expect(await wrong(create({ description: "x".repeat(description.max) }))).toBeUndefined();
    expect(await wrong(create({ description: "x".repeat(description.max + 1) }))).toEqual(["description"]);
    expect(await wrong(create({ rules: ["x".repeat(rule.max)] }))).toBeUndefined();
    expect(await wrong(create({ rules: ["x".repeat(rule.max + 1)] }))).toEqual(["rules.0"]);
    expect(await wrong(create({ rules: [" "] }))).toEqual(["rules.0"]);
    expect(await wrong(create({ rules: Array.from({ length: rules + 1 }, () => "x") }))).toEqual(["rules"]);
  });

  test("markup and special characters in a channel's name, description or rule → returned unchanged as text", async () => {
    const { name, description, rule, rules } = channelLimits;
    const fits = (text: string, { min = 1, max }: { min?: number; max: number }) =>
      text.trim() === text && text.length >= min && text.length <= max;
    const sound = everyPayload.filter((text) => !text.includes("\u0000") && text.isWellFormed());
    const texts = sound.filter((text) => fits(text, rule));
    expect(texts.length).toBeGreaterThan(300);
    const [goer, { id, url }] = [await aGoer(api), await create()];
    let { version } = await read(id);
    for (let at = 0; at < texts.length; at += rules) {
      const some = texts.slice(at, at + rules);
      const words = {
        rules: some,
        description: some.find((text) => fits(text, description)) ?? "",
        name: some.find((text) => publicName(name).safeParse(text).data === text) ?? "Stanza",
      };
      ({ version } = await change(id, { ...words, version }));
      expect(await goer.open(url)).toMatchObject(words);
    }
  }, 90_000);
});

describe("changes of a channel", () => {
  test("channel changed from an outdated version → refused; to the same value → no new version", async () => {
    const made = await create();
    const next = await change(made.id, { name: "Altra", topic: "place", rules: ["Una."], version: made.version });
    expect(next).toMatchObject({ name: "Altra", topic: "place", rules: ["Una."], version: made.version + 1 });
    expect(await problemOf(change(made.id, { name: "Ancora", version: made.version }))).toMatchObject({
      code: "channel.changedMeanwhile",
      params: { version: next.version },
    });
    expect((await change(made.id, { name: "Altra", version: next.version })).version).toBe(next.version);
    const history = (await admin.client.adminChannels.history({ params: { id: made.id } }))!;
    expect(history.map(({ why, by }) => [why, by])).toEqual([
      ["channel opened", "Giulia Ferraris"],
      ["channel changed", "Giulia Ferraris"],
    ]);
    expect(history[1]).toMatchObject({ before: { name: "Stanza" }, after: { name: "Altra" } });
  });

  test("channel moderators → may change only the channel's description and rules; members and other users → may change nothing", async () => {
    const [moderator, member, stranger] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const closed = await aChannel(api.db, { type: "closed", moderators: [moderator.id], members: [member.id] });
    const words = (who: ChannelUser, body: object, id = closed.id) =>
      who.client.channels.change({ params: { id }, body: body as { version: number } });
    expect(await words(moderator, { description: "Nuova.", rules: ["Uno."], version: 1 })).toMatchObject({
      description: "Nuova.",
      rules: ["Uno."],
      version: 2,
    });
    for (const more of [{ name: "Altro" }, { url: "altro" }, { type: "open" }, { topic: "place" }, { enabled: false }])
      expect((await problemOf(words(moderator, { ...more, version: 2 })))?.status).toBe(422);
    expect(await codeOf(words(member, { description: "Mia.", version: 2 }))).toBe("access.denied");
    expect(await codeOf(words(stranger, { description: "Mia.", version: 2 }))).toBe("channel.notFound");
    const codes = await Promise.all(
      Array.from({ length: 6 }, (_, at) => codeOf(words(moderator, { description: `${at}`, version: 2 }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, "channel.changedMeanwhile"]));
    const heard = (await announced(api, closed.id)).map(({ to }) => to);
    expect(heard).toEqual(expect.arrayContaining([{ userId: moderator.id }, { userId: member.id }]));
    expect(heard).toHaveLength(2);
  });

  test("channel changed to open → pending requests are accepted; changed to closed → hidden from strangers at once", async () => {
    const [asking, reader] = [await aGoer(api), await aGoer(api)];
    const made = await create({ type: "onRequest" });
    await asking.join(made.id);
    const opened = await change(made.id, { type: "open", version: made.version });
    expect((await asking.open(made.url)).me).toMatchObject({ state: "member" });
    expect((await reader.open(made.url)).may.read).toBe(true);
    await change(made.id, { type: "closed", version: opened.version });
    expect(await codeOf(reader.open(made.url))).toBe("channel.notFound");
    // The change event goes to all clients, because all of them could see the open channel. They reload it and get a 404.
    expect(await announced(api, made.id)).toEqual([
      { to: "shared", message: { type: "channel.changed", id: made.id } },
    ]);
  });

  test("a disabled channel → visible to administrators only; enabled again → as before", async () => {
    const [member, made] = [await aGoer(api), await create()];
    await member.join(made.id);
    const enable = async (flag: "true" | "false") =>
      (await admin.client.adminChannels.enable({ params: { id: made.id, flag } }, asked))!;
    expect(await enable("false")).toMatchObject({ enabled: false, members: 1 });
    expect(await codeOf(member.open(made.url))).toBe("channel.notFound");
    const found = await admin.client.adminChannel.search({
      body: { filters: [{ f: "enabled", v: false, mm: "is" }], size: 100 },
    });
    expect(found!.content.map(({ id }) => id)).toContain(made.id);
    const { version } = await enable("false");
    expect((await enable("true")).version).toBe(version + 1);
    expect((await member.open(made.url)).me).toMatchObject({ state: "member" });
  });

  test("an administrator removes a closed channel → gone with its posts, and its members get a realtime event", async () => {
    const member = await aGoer(api);
    const { id, url } = await aChannel(api.db, { type: "closed", members: [member.id] });
    const post = await aPost(api.db, { channelId: id });
    await admin.client.adminChannels.remove({ params: { id } }, asked);
    expect(await codeOf(member.open(url))).toBe("channel.notFound");
    expect(await codeOf(member.client.posts.read({ params: { id: post.id } }))).toBe("post.notFound");
    expect(await codeOf(read(id))).toBe("channel.notFound");
    expect(await announced(api, id)).toEqual([{ to: { userId: member.id }, message: { type: "channel.changed", id } }]);
    const history = (await admin.client.adminChannels.history({ params: { id } }))!;
    expect(history.at(-1)).toMatchObject({ why: "Richiesta 4471 · channel removed", after: null });
    expect(await codeOf(admin.client.adminChannels.remove({ params: { id } }, asked))).toBe("channel.notFound");
  });
});
