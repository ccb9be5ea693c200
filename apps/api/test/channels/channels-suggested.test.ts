import { aBlock, aChannel } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGoer, type ChannelUser } from "./channels-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const near = async (who: ChannelUser) => (await who.client.channels.near({}))!;
const urls = async (who: ChannelUser) => (await near(who)).content.map(({ url }) => url);

async function aWriter(content: object): Promise<ChannelUser> {
  const goer = await aGoer(api);
  const { id } = (await goer.client.resumes.read({}))!;
  await goer.client.resumes.change({ params: { id }, body: content });
  return goer;
}

const resume = {
  headline: "Backend Java",
  contacts: { city: "Genova" },
  experience: [{ company: "Molo Nuovo", title: "Coordinatrice logistica", start: "2020-01", isCurrent: true }],
};

test("suggested channels → share words with the resume's role or city; best match first, with the shared words", async () => {
  const names = {
    liguria: await aChannel(api.db, { url: "genova-e-liguria", description: "Chi assume, chi cerca." }),
    goods: await aChannel(api.db, { url: "merci", description: "Chi lavora nel logistico, a Genova e altrove." }),
    code: await aChannel(api.db, { url: "caffe", description: "JAVA, e altro." }),
    pay: await aChannel(api.db, { url: "paga", description: "Buste paga, anche dei javanesi." }),
  };
  const me = await aWriter(resume);
  const { content, words } = await near(me);
  expect(content.map(({ url }) => url)).toEqual([names.goods.url, names.code.url, names.liguria.url]);
  expect(words.toSorted()).toEqual(["Genova", "Java", "logistica"]);
  expect(content[0]).toMatchObject({ me: null, may: { read: true, write: false } });

  await me.join(names.code.id);
  expect(await urls(me), "one that one is in is not proposed").not.toContain("caffe");
});

test("an empty resume → no suggested channels; closed and disabled channels → never suggested", async () => {
  const closed = await aChannel(api.db, { type: "closed", description: "Palombari" });
  const disabled = await aChannel(api.db, { enabled: false, description: "Palombari" });
  const asking = await aChannel(api.db, { type: "onRequest", description: "Palombari" });
  expect(await near(await aGoer(api))).toEqual({ words: [], content: [] });
  const diver = await aWriter({ headline: "Palombaro" });
  expect(await urls(diver)).toEqual([asking.url]);
  expect([closed.url, disabled.url]).not.toContain((await near(diver)).content[0]!.url);
  expect((await near(diver)).content[0]).toMatchObject({ postsThisWeek: null, lastPost: null });
});

test("words of the resume's summary → match only a channel's name, not its description", async () => {
  await aChannel(api.db, { url: "apicoltura", description: "Arnie e sciami." });
  await aChannel(api.db, { url: "boschi", description: "Chi fa apicoltura fra i castagni." });
  const keeper = await aWriter({ summary: "Da dieci anni mi occupo di apicoltura, di castagni e di sciami." });
  expect(await near(keeper)).toMatchObject({ words: ["apicoltura"], content: [{ url: "apicoltura" }] });
});

test("resume with only words that are common to every trade → no suggested channels", async () => {
  await aChannel(api.db, { url: "gestione-persone", description: "Il lavoro e chi lo fa." });
  const manager = await aWriter({ headline: "Responsabile gestione persone e lavoro" });
  expect(await near(manager)).toEqual({ words: [], content: [] });
});

test("a member of a suggested channel blocks the viewer → not counted as a member", async () => {
  const [me, other] = [await aWriter({ headline: "Liutaio" }), await aGoer(api)];
  await aChannel(api.db, { description: "Per chi fa il liutaio, e per chi suona", members: [other.id] });
  expect((await near(me)).content[0]!.members).toBe(1);
  await aBlock(api.db, { userId: other.id, personId: me.id });
  expect((await near(me)).content[0]!.members).toBe(0);
});
