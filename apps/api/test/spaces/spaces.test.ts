import { spaceLimits, type SpaceId } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { letters, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const of = (id: string) => ({ params: { id: id as SpaceId } });
const romeDay = (moment: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(moment);
const prices = { clickPrice: 0.45, minDailyBudget: 5 };
const person = async (options: Parameters<typeof aUser>[1] = {}) => api.as((await aUser(api.db, options)).id);

test("user creates a Space → becomes its owner at once, and the Space is found by its URL", async () => {
  const { id: userId } = await aUser(api.db);
  const creator = await api.as(userId);
  const body = { name: " Lanterna Software ", url: letters(12) };
  const space = (await creator.spaces.create({ body }))!;
  expect(space).toMatchObject({ name: "Lanterna Software", url: body.url, openJobPosts: 0 });
  expect(await creator.spaces.mine({})).toEqual([space]);
  expect(await creator.accounts.me({})).toMatchObject({
    spaces: [{ id: space.id, role: "owner" }],
    scopes: ["talentconnect"],
  });
  expect(space).toMatchObject({ role: "owner", members: 1, addedBy: null });
  const page = (await api.guest.spaces.read(of(space.id)))!;
  expect(page).toMatchObject({ name: "Lanterna Software", locations: [], team: [], vat: null, businessSector: null });
  expect(await api.guest.spaces.readByUrl({ params: { url: body.url } })).toEqual(page);
  expect(await creator.spaces.readOwn(of(space.id))).toMatchObject({
    ...page,
    changedBy: "Giulia Ferraris",
    changed: page.created,
    locked: ["licensePrice", "slots"],
    urlFixed: null,
    vatChecks: true,
    version: 1,
  });
  expect(await creator.spaces.contractStatus(of(space.id))).toEqual({
    free: { total: spaceLimits.slots.free, used: 0 },
    premium: { total: spaceLimits.slots.premium, used: 0 },
    licensePrice: 0,
    sponsoring: { ...prices, hasPaymentMethod: false, hasBillingData: false, pausedSince: null },
    startsOn: romeDay(new Date()),
    endsOn: null,
  });

  const told = await api.db.selectFrom("outbox").selectAll().where("name", "=", "space.changed").execute();
  expect(told.map(({ payload }) => payload)).toContainEqual({ id: space.id });
  expect(await readHistory(api.db, "members", `${space.id}:${userId}`)).toMatchObject([
    { action: "insert", actor_id: userId, why: "Space opened", after: { role: "owner" } },
  ]);
});

test("Space created twice with one idempotency key → one Space; key used for another Space → refused", async () => {
  const creator = await person();
  const key = { idempotencyKey: letters(20) };
  const body = { name: "Lanterna", url: letters(12) };
  const first = await creator.spaces.create({ body }, key);
  expect(await creator.spaces.create({ body }, key)).toEqual(first);
  expect(await creator.spaces.mine({})).toHaveLength(1);
  expect(await codeOf(creator.spaces.create({ body: { ...body, url: letters(12) } }, key))).toBe("request.keyReused");
});

test("user with an unverified email address creates a Space → refused", async () => {
  const unverified = await person({ verified: false });
  const problem = await problemOf(unverified.spaces.create({ body: { name: "Lanterna", url: letters(12) } }));
  expect(problem).toMatchObject({ status: 403, code: "email.notValidated" });
  expect(await unverified.spaces.mine({})).toEqual([]);
});

test("used slots of a Space → count all published posts; open posts → count only visible ones", async () => {
  const space = await aSpace(api.db, { freeSlots: 5 });
  for (const status of ["published", "published", "suspended", "draft", "unpublished"] as const)
    await aJobPost(api.db, { spaceId: space.id, status });
  await aJobPost(api.db, { spaceId: space.id, status: "published", enabled: false });
  await aJobPost(api.db, { spaceId: space.id, status: "published", expiresAt: new Date(Date.now() - 1_000) });
  const owner = await api.as(space.userId);
  expect(await owner.spaces.contractStatus(of(space.id))).toEqual({
    free: { total: 5, used: 4 },
    premium: { total: 10, used: 0 },
    licensePrice: 0,
    sponsoring: { ...prices, hasPaymentMethod: false, hasBillingData: false, pausedSince: null },
    startsOn: romeDay(new Date()),
    endsOn: null,
  });
  expect(await api.guest.spaces.read(of(space.id))).toMatchObject({ openJobPosts: 2 });

  const viewer = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  expect(await codeOf((await api.as(viewer.id)).spaces.contractStatus(of(space.id)))).toBeNull();
  const stranger = await api.as((await aSpace(api.db)).userId);
  expect(await codeOf(stranger.spaces.contractStatus(of(space.id)))).toBe("access.denied");
});

test("suspended Space → readable by its members only, and unchangeable; closed Space → readable by nobody", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  const { url } = (await api.guest.spaces.read(of(space.id)))!;
  const set = (values: { enabled: boolean; closed_at?: Date }) =>
    api.db.updateTable("spaces").set(values).where("id", "=", space.id).execute();
  await set({ enabled: false });
  const outside = async () => {
    expect(await codeOf(api.guest.spaces.read(of(space.id)))).toBe("space.notFound");
    expect(await codeOf(visitor(api).spaces.readByUrl({ params: { url } }))).toBe("space.notFound");
    expect(await owner.spaces.exists({ body: { url } })).toEqual({ exists: true, space: null });
  };
  await outside();
  expect(await owner.spaces.mine({})).toMatchObject([{ id: space.id }]);
  expect(await owner.accounts.me({})).toMatchObject({
    spaces: [{ id: space.id, role: "owner", suspended: { decisionId: null } }],
  });
  expect(await owner.spaces.readOwn(of(space.id))).toMatchObject({ id: space.id });
  const headline = { params: of(space.id).params, body: { headline: "Altro", version: 1 } };
  expect(await codeOf(owner.spaces.changeOwn(headline))).toBe("access.denied");
  const { id: jobPostId } = await aJobPost(api.db, { spaceId: space.id });
  expect(await owner.jobPosts.readOwn(of(jobPostId))).toMatchObject({ id: jobPostId });
  expect(await codeOf(owner.jobPosts.publish({ ...of(jobPostId), body: { plan: "free" } }))).toBe("access.denied");
  expect(await codeOf(owner.jobPosts.create({ body: { title: "Altro" } }, { spaceId: space.id }))).toBe(
    "space.suspended",
  );
  expect(await codeOf(owner.talentSearch.search({ body: {} }, { spaceId: space.id }))).toBe("space.suspended");

  await set({ enabled: false, closed_at: new Date() });
  await outside();
  expect(await owner.spaces.mine({})).toEqual([]);
  expect(await owner.accounts.me({})).toMatchObject({ spaces: [], scopes: [] });
  expect(await codeOf(owner.spaces.contractStatus(of(space.id)))).toBe("access.denied");
});

test("Space requested by name → found in any case and with any accents; of several the oldest enabled one", async () => {
  const name = `Città ${letters(10)}`;
  const gone = await aSpace(api.db, { name, enabled: false });
  const first = await aSpace(api.db, { name });
  await aSpace(api.db, { name });
  const read = (asked: string) => api.guest.spaces.readByName({ params: { name: asked } });
  for (const asked of [name, name.toUpperCase(), ` ${name.replace("à", "a")} `])
    expect((await read(asked))!.id).toBe(first.id);
  expect(await codeOf(read(name.slice(0, -1)))).toBe("space.notFound");
  expect(first.id).not.toBe(gone.id);
});

test("existence check of a URL or VAT number → taken: returns the Space's name; free: exists is false", async () => {
  const asker = await person();
  const vat = "12345670017";
  const body = { name: "Officine Dora", url: letters(12), vat: `IT${vat}` };
  const space = (await (await person()).spaces.create({ body }))!;
  const whose = { exists: true, space: { id: space.id, name: "Officine Dora" } };
  expect(await asker.spaces.exists({ body: { url: body.url } })).toEqual(whose);
  for (const written of [vat, `IT${vat}`, `it ${vat}`])
    expect(await asker.spaces.exists({ body: { vat: written } })).toEqual(whose);
  expect(await asker.spaces.exists({ body: { url: letters(14) } })).toEqual({ exists: false, space: null });
  expect(await asker.spaces.exists({ body: { url: letters(14), vat } })).toEqual(whose);
  expect((await problemOf(asker.spaces.exists({ body: {} })))?.code).toBe("request.invalid");

  const problem = await problemOf(asker.spaces.create({ body: { name: "Altri", url: letters(12), vat } }));
  expect(problem).toMatchObject({ status: 409, code: "space.vatTaken", params: { space: "Officine Dora" } });
  expect(problem?.errors).toMatchObject([{ path: "vat", code: "field.inUse" }]);
  expect(await asker.spaces.mine({})).toEqual([]);
});
