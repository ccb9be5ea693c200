import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { presenceTiming } from "@orbita/contract";
import { events } from "@orbita/features";
import { createPresences } from "@orbita/platform";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { toldOf } from "../support/members-tools.ts";
import { aPipeline, anIdempotencyKey } from "../support/pipeline-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe("presence of members on an application's page", () => {
  const look = async (client: ApiClient, id: string, more: { tab?: string; writing?: string } = {}) =>
    (await client.presence.look({ params: { id }, body: { tab: randomUUID(), ...more } }))!.people;

  test("several members open an application → each sees the others by name, once, but not themselves", async () => {
    const { client, owner, ownerId, received, recruiter, team } = await aPipeline(api);
    const viewer = await team.withRole("viewer");
    const { id } = await received();
    expect(await look(client, id)).toEqual([]);
    expect(await look(client, id)).toEqual([]);
    expect(await look(owner, id)).toEqual([
      { id: recruiter.id, name: "Giulia Ferraris", profileImage: null, writing: null },
    ]);
    const seen = (await look(viewer.client, id)).map((one) => one.id).toSorted();
    expect(seen).toEqual([recruiter.id, ownerId].toSorted());
  });

  test("member closes the last tab of an application → no longer shown as present; disabled member → not shown", async () => {
    const { client, owner, received, team } = await aPipeline(api);
    const { id } = await received();
    const [first, second] = [randomUUID(), randomUUID()];
    await look(owner, id, { tab: first });
    await look(owner, id, { tab: second });
    await owner.presence.leave({ params: { id }, query: { tab: first } });
    expect(await look(client, id)).toHaveLength(1);
    await owner.presence.leave({ params: { id }, query: { tab: second } });
    expect(await look(client, id)).toEqual([]);

    const leaving = await team.withRole("recruiter");
    await look(leaving.client, id);
    expect(await look(client, id)).toHaveLength(1);
    await api.db.updateTable("members").set({ enabled: false }).where("user_id", "=", leaving.id).execute();
    expect(await look(client, id)).toEqual([]);
  });

  test("member writes a note on an application → shown and sent only to the members who are present", async () => {
    const { client, owner, received, ownerId, recruiter, team } = await aPipeline(api);
    await team.withRole("recruiter");
    const { id, talentId } = await received();
    const note = (await client.applications.addNote(
      { params: { id }, body: { text: "Da sentire" } },
      anIdempotencyKey(),
    ))!;
    const tab = randomUUID();
    await look(owner, id, { tab });
    await look(client, id);
    await look(owner, id, { tab, writing: note.id });
    expect(await look(client, id)).toMatchObject([{ id: ownerId, writing: note.id }]);
    const told = (await toldOf(api, "presence.changed")).filter((one) => (one as { id: string }).id === id);
    expect(told).toContainEqual({ id, userIds: [recruiter.id] });
    const event = events.find(({ name }) => name === "presence.changed")!;
    const heard = await event.announce!(api.db, told as object[]);
    const ears = new Set(heard.map(({ to }) => (to === "shared" ? to : to.userId)));
    expect(ears).toEqual(new Set([ownerId, recruiter.id]));
    expect(ears.has(talentId)).toBe(false);
    // A heartbeat that repeats the same state emits no event.
    const before = (await toldOf(api, "presence.changed")).length;
    await look(owner, id, { tab, writing: note.id });
    expect(await toldOf(api, "presence.changed")).toHaveLength(before);
  });

  test("talent reads the presence on an application → access denied; member of another Space → not found", async () => {
    const { client, received } = await aPipeline(api);
    const { id, talentId } = await received();
    await look(client, id);
    const body = { tab: randomUUID() };
    expect(await codeOf((await api.as(talentId)).presence.look({ params: { id }, body }))).toBe("access.denied");
    const stranger = (await aPipeline(api)).client;
    expect(await codeOf(stranger.presence.look({ params: { id }, body }))).toBe("application.notFound");
    expect(await codeOf(stranger.presence.leave({ params: { id }, query: body }))).toBe("application.notFound");
  });

  test("browser stops sending heartbeats → its user is no longer shown as present within twenty seconds", async () => {
    const { beatSeconds, seconds } = presenceTiming;
    expect(seconds + beatSeconds).toBeLessThanOrEqual(20);
    expect(seconds).toBeGreaterThan(2 * beatSeconds);
    const presences = createPresences({ valkey: api.valkey, prefix: api.config.VALKEY_PREFIX, seconds: 2 });
    const [gone, here] = ["one", "other"].map((userId) => ({ userId, tab: randomUUID() })) as [never, never];
    await presences.enter("room", gone, null);
    expect((await presences.enter("room", here, null)).present).toHaveLength(2);
    await sleep(1_200);
    await presences.enter("room", here, null);
    await sleep(1_200);
    expect((await presences.enter("room", here, null)).present).toEqual([{ userId: "other", writing: null }]);
    const ttl = await api.valkey.ttl(`${api.config.VALKEY_PREFIX}presence:room`);
    expect([1, 2]).toContain(ttl);
  });
});

describe("concurrent edits of a note", () => {
  const noteIn = async () => {
    const pipeline = await aPipeline(api);
    const { id } = await pipeline.received();
    const add = async (shared: boolean) =>
      (await pipeline.client.applications.addNote(
        { params: { id }, body: { text: "Da sentire", shared } },
        anIdempotencyKey(),
      ))!;
    const change = (client: ApiClient, noteId: string, body: { text: string; version?: number }) =>
      client.applications.changeNote({ params: { id, noteId }, body });
    const notes = async () => (await pipeline.read(id)).noteList;
    return { ...pipeline, applicationId: id, add, change, notes };
  };

  test("concurrent changes of one note on an application → one succeeds, the others get a conflict with the new version", async () => {
    const { client, owner, add, change, notes } = await noteIn();
    const note = await add(true);
    expect(note).toMatchObject({ shared: true, version: 1, changedBy: null, own: true });
    const clients = [client, owner, client, owner];
    const problems = await Promise.all(
      clients.map((one, at) => problemOf(change(one, note.id, { text: `Parole ${at}`, version: 1 }))),
    );
    const winner = problems.findIndex((problem) => problem === null);
    expect(problems.filter((problem) => problem === null)).toHaveLength(1);
    for (const problem of problems.filter(Boolean))
      expect(problem).toMatchObject({ status: 409, code: "application.noteChangedMeanwhile", params: { version: 2 } });
    expect(await notes()).toMatchObject([{ text: `Parole ${winner}`, version: 2 }]);
    // A member who sends the new version number can replace the text that the other member wrote.
    await change(owner, note.id, { text: "Le mie", version: 2 });
    expect(await notes()).toMatchObject([{ text: "Le mie", version: 3, changedBy: expect.any(String) }]);
  });

  test("shared note on an application → another member may change it and is named; not shared → only its author", async () => {
    const { owner, client, add, change, notes, team } = await noteIn();
    const own = await add(false);
    expect(await codeOf(change(owner, own.id, { text: "Altro" }))).toBe("access.denied");
    const shared = await add(true);
    const viewer = await team.withRole("viewer");
    expect(await codeOf(change(viewer.client, shared.id, { text: "Altro" }))).toBe("access.denied");
    await change(owner, shared.id, { text: "Insieme" });
    expect((await notes())[1]).toMatchObject({ text: "Insieme", changedBy: "Giulia Ferraris" });
    await change(client, shared.id, { text: "Di nuovo mia" });
    expect((await notes())[1]).toMatchObject({ changedBy: null });
    expect(
      await codeOf(owner.applications.removeNote({ params: { id: (await notes())[1]!.id, noteId: own.id } })),
    ).toBe("application.notFound");
  });
});
