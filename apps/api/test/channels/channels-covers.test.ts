import { channelLimits } from "@orbita/contract";
import { aChannel, aChannelMember } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picture } from "../support/bad-files/make-images.ts";
import { aGoer, channelNotifications, type ChannelUser } from "./channels-world.ts";
import { fileWork } from "../support/file-work.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let admin: ChannelUser;
beforeAll(async () => {
  api = await startApi();
  admin = await aGoer(api, { admin: true });
});
afterAll(() => api.stop());

const read = async (id: string) => (await admin.client.adminChannels.read({ params: { id } }))!;
const wrong = async (call: Promise<unknown>) => (await problemOf(call))?.errors.map(({ path }) => path);

describe("cover of a channel", () => {
  const photo = async () =>
    new File([new Uint8Array(await picture({ width: 1_800, height: 300 }).jpeg().toBuffer())], "molo.jpg");
  const upload = async (who: ChannelUser, purpose: "channelCover" | "coverImage" = "channelCover") =>
    (await who.client.files.upload({ body: { purpose }, files: [await photo()] }))!.id;
  const seen = async (fileId: string, client = api.guest) =>
    (await codeOf(client.files.download({ params: { id: fileId }, query: {} }))) === null;
  const cover = async (who: ChannelUser, id: string, coverId: string | null) => {
    const { version } = await read(id);
    return who.client.channels.change({ params: { id }, body: { coverId, version } });
  };

  test("setting a channel cover → only the moderator's own unused upload is accepted; the previous cover is deleted", async () => {
    const [moderator, stranger] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { moderators: [moderator.id] });
    const [one, two] = [await upload(moderator), await upload(moderator)];
    for (const wrongFile of [await upload(stranger), await upload(moderator, "coverImage"), id])
      expect(await codeOf(cover(moderator, id, wrongFile))).toBe("file.notFound");
    expect(await cover(moderator, id, one)).toMatchObject({ cover: one });
    const other = await aChannel(api.db, { moderators: [moderator.id] });
    expect(await codeOf(cover(moderator, other.id, one))).toBe("file.notFound");
    await fileWork(api).sweep({ storingMinutes: 0, unusedHours: 0, objectMinutes: 0 });
    expect(await seen(one), "what is in use is not swept").toBe(true);
    const next = await upload(moderator);
    expect(await cover(moderator, id, next)).toMatchObject({ cover: next });
    expect(await seen(one)).toBe(false);
    expect(await seen(two), "the one that was never used was swept").toBe(false);
    expect(await cover(moderator, id, null)).toMatchObject({ cover: null });
    expect(await seen(next)).toBe(false);
  }, 90_000);

  test("cover of a channel → visible to everyone who may see that the channel exists", async () => {
    const [moderator, member, invited, stranger] = [
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
    ];
    const { id } = await aChannel(api.db, { type: "closed", moderators: [moderator.id], members: [member.id] });
    await aChannelMember(api.db, { channelId: id, userId: invited.id, state: "invited" });
    const fileId = await upload(moderator);
    await cover(moderator, id, fileId);
    const seers = async () =>
      Promise.all([member, invited, admin, stranger].map((who) => seen(fileId, who.client)).concat(seen(fileId)));
    expect(await seers()).toEqual([true, true, true, false, false]);
    await api.db.updateTable("channels").set({ type: "onRequest" }).where("id", "=", id).execute();
    expect(await seers()).toEqual([true, true, true, true, true]);
    await api.db.updateTable("channels").set({ enabled: false }).where("id", "=", id).execute();
    expect(await seers()).toEqual([false, false, true, false, false]);
  });
});

describe("proposing a channel", () => {
  const why = "Ne parliamo da anni in mensa, senza un posto dove restino le risposte.";
  const propose = async (who: ChannelUser, people: readonly string[], more: object = {}) =>
    (await who.client.channels.propose({ body: { name: "Verricelli", why, people: [...people], ...more } }))!;
  const list = async () => (await admin.client.adminChannels.proposals({}))!;
  const answer = async (id: string, accepted: boolean, channelId: string | null = null) =>
    (await admin.client.adminChannels.answerProposal({ params: { id }, body: { accepted, channelId } }))!;

  test("accepted channel proposal that names three people → the proposer and all three are invited", async () => {
    const [by, ...three] = await Promise.all(Array.from({ length: 4 }, () => aGoer(api)));
    const names = three.map(({ username }) => username);
    const made = await propose(
      by!,
      names.map((name) => name.toUpperCase()),
    );
    expect(made).toMatchObject({ name: "Verricelli", why, state: "open", by: { id: by!.id, username: by!.username } });
    expect(made.people.toSorted()).toEqual(names.toSorted());
    expect((await list()).map(({ id }) => id)).toContain(made.id);
    const channel = await aChannel(api.db, { type: "closed" });
    expect(await codeOf(answer(made.id, true, made.id))).toBe("channel.notFound");
    await by!.client.accounts.changeMe({ body: { firstName: "Ada" } }).catch(() => undefined);
    expect(await answer(made.id, true, channel.id)).toMatchObject({ state: "accepted" });
    for (const person of [by!, ...three]) {
      expect(await person.mine()).toMatchObject([{ id: channel.id, state: "invited" }]);
      expect(await channelNotifications(api, person.id)).toMatchObject([
        { kind: "channel.invited", from_id: null, data: { who: "Orbita" } },
      ]);
    }
    expect(await codeOf(answer(made.id, false))).toBe("channel.proposalNotFound");
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
  });

  test("person named in a channel proposal is deleted → no longer named; its proposer is deleted → proposal gone", async () => {
    const [by, one, two, three] = await Promise.all(Array.from({ length: 4 }, () => aGoer(api)));
    const made = await propose(
      by!,
      [one!, two!, three!].map(({ username }) => username),
    );
    await api.db.deleteFrom("users").where("id", "=", two!.id).execute();
    expect((await list()).find(({ id }) => id === made.id)!.people).toEqual([one!.username, three!.username]);
    await api.db.deleteFrom("users").where("id", "=", by!.id).execute();
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
  });

  test("channel proposal naming the proposer, or missing, duplicate or hidden people → refused; at most three are open", async () => {
    const [by, one, two, three, hiding] = await Promise.all(Array.from({ length: 5 }, () => aGoer(api)));
    await hiding!.client.people.changeSettings({ body: { privacy: { profileVisibility: "nobody" } } });
    const [a, b, c] = [one!.username, two!.username, three!.username];
    for (const people of [
      [a, b, by!.username],
      [a, b, "nessuno"],
      [a, b, b],
      [a, b, hiding!.username],
    ])
      expect(await codeOf(propose(by!, people))).toBe("people.notFound");
    expect(await wrong(propose(by!, [a, b]))).toEqual(["people"]);
    expect(await wrong(propose(by!, [a, b, c], { why: "x".repeat(channelLimits.why.min - 1) }))).toEqual(["why"]);
    expect(await wrong(propose(by!, [a, b, c], { why: "x".repeat(channelLimits.why.max + 1) }))).toEqual(["why"]);
    const codes = await Promise.all(
      Array.from({ length: 6 }, (_, at) => codeOf(propose(by!, [a, b, c], { name: `Verricelli ${at}` }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(channelLimits.proposals);
    expect(new Set(codes)).toEqual(new Set([null, "channel.tooManyProposals"]));
    const [first] = (await list()).filter((proposal) => proposal.by.id === by!.id);
    await answer(first!.id, false);
    expect(await codeOf(propose(by!, [a, b, c]))).toBeNull();
  });
});
