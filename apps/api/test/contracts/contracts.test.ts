import { aJobPost, aMember, aPayingSpace, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  api = await startApi();
  adminId = (await aUser(api.db, { admin: true })).id;
  admin = await api.as(adminId);
});
afterAll(() => api.stop());

const of = ({ id }: { id: string }) => ({ params: { id } });
const rome = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });
const daysFromNow = (days: number) => rome.format(new Date(Date.now() + days * 86_400_000));

test("contract of a new Space → three free and ten premium slots, no licence, starting today", async () => {
  const owner = await api.as((await aUser(api.db)).id);
  const space = (await owner.spaces.create({ body: { name: "Gru e Gru", url: `gru-${Date.now()}` } }))!;
  expect(await admin.contracts.read(of(space))).toEqual({
    freeSlots: 3,
    premiumSlots: 10,
    licenceCents: 0,
    startsOn: daysFromNow(0),
    endsOn: null,
    pausedSince: null,
    note: null,
    version: 1,
  });
});

test("administrator changes a Space's contract → recorded in the history; members see its terms but not its note", async () => {
  const space = await aSpace(api.db);
  const { version } = (await admin.contracts.read(of(space)))!;
  const change = { freeSlots: 5, licenceCents: 9_900, startsOn: "2026-02-01", endsOn: "2030-01-31", note: "Per posta" };
  const changed = await admin.contracts.change({ ...of(space), body: { ...change, version } });
  expect(changed).toEqual({ ...change, premiumSlots: 10, pausedSince: null, version: version + 1 });
  // Saving unchanged values adds no entry to the history.
  await admin.contracts.change({ ...of(space), body: { ...change, version: version + 1 } });
  const history = (await admin.contracts.history(of(space)))!;
  expect(history.map(({ by, why }) => [by, why])).toEqual([
    [null, null],
    ["Giulia Ferraris", "contract changed"],
  ]);
  expect(history[1]).toMatchObject({
    before: { license_price_cents: 0, free_slots: 3 },
    after: { license_price_cents: 9_900, free_slots: 5, ends_on: "2030-01-31" },
  });
  const viewer = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  const status = await (await api.as(viewer.id)).spaces.contractStatus(of(space));
  expect(status).toMatchObject({
    free: { total: 5, used: 0 },
    licensePrice: 99,
    startsOn: "2026-02-01",
    endsOn: "2030-01-31",
  });
  expect(JSON.stringify(status)).not.toContain("posta");
});

test("contract change with a stale version or reversed dates, by a non-administrator or for an unknown Space → refused", async () => {
  const space = await aSpace(api.db);
  const { version } = (await admin.contracts.read(of(space)))!;
  const change = (body: object) => admin.contracts.change({ ...of(space), body: { version, ...body } });
  expect(await problemOf(change({ version: version - 1 }))).toMatchObject({
    code: "contract.changedMeanwhile",
    params: { version },
  });
  expect(await problemOf(change({ startsOn: "2026-05-02", endsOn: "2026-05-01" }))).toMatchObject({
    code: "request.invalid",
    errors: [{ path: "endsOn", code: "date.endBeforeStart" }],
  });
  await change({ startsOn: "2026-05-01", endsOn: "2026-05-01" });
  expect(
    await problemOf(admin.contracts.change({ ...of(space), body: { version: version + 1, startsOn: "2026-05-02" } })),
  ).toMatchObject({ errors: [{ path: "startsOn", code: "date.startAfterEnd" }] });
  for (const body of [{ freeSlots: -1 }, { licenceCents: 1.5 }, { licenceCents: 10_000_001 }, { surprise: 1 }])
    expect(await codeOf(change(body)), JSON.stringify(body)).toBe("request.invalid");
  const owner = await api.as(space.userId);
  expect(await codeOf(owner.contracts.change({ ...of(space), body: { version, freeSlots: 99 } }))).toBe(
    "access.denied",
  );
  expect(await codeOf(owner.contracts.read(of(space)))).toBe("access.denied");
  const nobody = of({ id: adminId });
  expect(await codeOf(admin.contracts.read(nobody))).toBe("space.notFound");
  expect(await codeOf(admin.contracts.history(nobody))).toBe("space.notFound");
});

test("four concurrent changes of one contract → one succeeds", async () => {
  const space = await aSpace(api.db);
  const { version } = (await admin.contracts.read(of(space)))!;
  const codes = await Promise.all(
    [1, 2, 3, 4].map((freeSlots) =>
      codeOf(admin.contracts.change({ ...of(space), body: { version, freeSlots: freeSlots + 10 } })),
    ),
  );
  const count = (code: string | null) => codes.filter((one) => one === code).length;
  expect([count(null), count("contract.changedMeanwhile")]).toEqual([1, 3]);
});

test("contract with fewer slots than in use → published job posts stay, but no more can be published", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  for (let at = 0; at < 2; at++) await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const draft = await aJobPost(api.db, { spaceId: space.id });
  const { version } = (await admin.contracts.read(of(space)))!;
  await admin.contracts.change({ ...of(space), body: { version, freeSlots: 1 } });
  expect(await owner.spaces.contractStatus(of(space))).toMatchObject({ free: { total: 1, used: 2 } });
  expect(await codeOf(owner.jobPosts.publish({ ...of(draft), body: { plan: "free" } }))).toBe("jobPost.noSlotsLeft");
});

test("contract past its end → no new sponsoring; sponsored posts go on, and free posts can be published", async () => {
  const space = await aPayingSpace(api.db);
  const owner = await api.as(space.userId);
  // Publishing a post changes the contract's version, so the version is read again each time.
  const end = async (endsOn: string) => {
    const { version } = (await admin.contracts.read(of(space)))!;
    await admin.contracts.change({ ...of(space), body: { startsOn: "2026-01-01", endsOn, version } });
  };
  const premium = async () => {
    const post = await aJobPost(api.db, { spaceId: space.id });
    const body = { plan: "premium", dailyBudget: 8 } as const;
    return problemOf(owner.jobPosts.publish({ ...of(post), body }));
  };
  await end(daysFromNow(0));
  expect(await premium()).toBeNull();
  await end(daysFromNow(-1));
  expect(await premium()).toMatchObject({ code: "jobPost.noSlotsLeft", params: { plan: "premium", total: 0 } });
  expect(await owner.spaces.contractStatus(of(space))).toMatchObject({ premium: { total: 0, used: 1 } });
  const draft = await aJobPost(api.db, { spaceId: space.id });
  const published = await owner.jobPosts.publish({ ...of(draft), body: { plan: "free" } });
  expect(published).toMatchObject({ jobPostStatus: "published" });
  const change = { plan: "premium", dailyBudget: 8 } as const;
  expect(await codeOf(owner.jobPosts.changePlan({ ...of(draft), body: change }))).toBe("jobPost.noSlotsLeft");
});
