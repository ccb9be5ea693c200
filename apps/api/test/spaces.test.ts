import { reservedSpaceUrls, spaceLimits, type FieldCode, type SpaceId } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "./harness.ts";
import { letters, visitor } from "./people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const of = (id: string) => ({ params: { id: id as SpaceId } });
const person = async (options: Parameters<typeof aUser>[1] = {}) => api.as((await aUser(api.db, options)).id);

test("who opens a Space is its owner in the same moment, and it is found by its address", async () => {
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
  expect(await api.guest.spaces.read(of(space.id))).toEqual(space);
  expect(await api.guest.spaces.readByUrl({ params: { url: body.url } })).toEqual(space);
  expect(await creator.spaces.contractStatus(of(space.id))).toEqual({
    free: { total: spaceLimits.slots.free, used: 0 },
    premium: { total: spaceLimits.slots.premium, used: 0 },
  });

  const told = await api.db.selectFrom("outbox").selectAll().where("name", "=", "space.changed").execute();
  expect(told.map(({ payload }) => payload)).toContainEqual({ id: space.id });
  expect(await readHistory(api.db, "members", `${space.id}:${userId}`)).toMatchObject([
    { action: "insert", actor_id: userId, why: "Space opened", after: { role: "owner" } },
  ]);
});

describe("every rule at its bounds", () => {
  const { name, url } = spaceLimits;
  const table: [field: "name" | "url", value: unknown, refusal: FieldCode | null][] = [
    ["name", "", "field.required"],
    ["name", letters(name.min - 1), "field.tooShort"],
    ["name", letters(name.min), null],
    ["name", letters(name.max), null],
    ["name", letters(name.max + 1), "field.tooLong"],
    ["url", undefined, "field.required"],
    ["url", "", "field.required"],
    ["url", letters(url.min - 1), "field.tooShort"],
    ["url", letters(url.min), null],
    ["url", letters(url.max), null],
    ["url", letters(url.max + 1), "field.tooLong"],
    ["url", `${letters(8)}-9`, null],
    ["url", `${letters(8)}A`, "space.urlCharacters"],
    ["url", `${letters(8)}_`, "space.urlCharacters"],
    ["url", `${letters(8)}é`, "space.urlCharacters"],
    ["url", reservedSpaceUrls[0], "field.inUse"],
  ];
  test.each(table)("%s %j: %s", async (field, value, refusal) => {
    const creator = await person();
    const body = { name: "Lanterna", url: letters(12), [field]: value };
    const problem = await problemOf(creator.spaces.create({ body }));
    expect(problem?.errors.map(({ path, code }) => [path, code]) ?? []).toEqual(refusal ? [[field, refusal]] : []);
    expect(problem?.code ?? null).toBe(refusal && "request.invalid");
  });
});

test("of twenty that want one address at once, one has it, and no other leaves a trace", async () => {
  const url = letters(14);
  const people = await Promise.all(Array.from({ length: 20 }, () => person()));
  const problems = await Promise.all(
    people.map((one) => problemOf(one.spaces.create({ body: { name: "Lanterna", url } }))),
  );
  expect(problems.filter((problem) => problem === null)).toHaveLength(1);
  const refused = problems.filter((problem) => problem !== null);
  for (const problem of refused)
    expect(problem).toMatchObject({
      code: "space.urlTaken",
      status: 409,
      errors: [{ path: "url", code: "field.inUse" }],
    });
  const rows = await api.db.selectFrom("spaces").select("id").where("url", "=", url).execute();
  expect(rows).toHaveLength(1);
  const asked = await people[0]!.spaces.exists({ body: { url } });
  expect([asked, await people[0]!.spaces.exists({ body: { url: letters(14) } })]).toEqual([
    { exists: true },
    { exists: false },
  ]);
});

test("the same key twice is one Space; the same key for another is refused", async () => {
  const creator = await person();
  const key = { idempotencyKey: letters(20) };
  const body = { name: "Lanterna", url: letters(12) };
  const first = await creator.spaces.create({ body }, key);
  expect(await creator.spaces.create({ body }, key)).toEqual(first);
  expect(await creator.spaces.mine({})).toHaveLength(1);
  expect(await codeOf(creator.spaces.create({ body: { ...body, url: letters(12) } }, key))).toBe("request.keyReused");
});

test("an address that is not confirmed opens no Space", async () => {
  const unverified = await person({ verified: false });
  const problem = await problemOf(unverified.spaces.create({ body: { name: "Lanterna", url: letters(12) } }));
  expect(problem).toMatchObject({ status: 403, code: "email.notValidated" });
  expect(await unverified.spaces.mine({})).toEqual([]);
});

test("slots in use are published posts by plan; open posts are those that people see", async () => {
  const space = await aSpace(api.db, { freeSlots: 5 });
  for (const status of ["published", "published", "suspended", "draft", "unpublished"] as const)
    await aJobPost(api.db, { spaceId: space.id, status });
  await aJobPost(api.db, { spaceId: space.id, status: "published", enabled: false });
  await aJobPost(api.db, { spaceId: space.id, status: "published", expiresAt: new Date(Date.now() - 1_000) });
  const owner = await api.as(space.userId);
  expect(await owner.spaces.contractStatus(of(space.id))).toEqual({
    free: { total: 5, used: 4 },
    premium: { total: 10, used: 0 },
  });
  expect(await api.guest.spaces.read(of(space.id))).toMatchObject({ openJobPosts: 2 });

  const viewer = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  expect(await codeOf((await api.as(viewer.id)).spaces.contractStatus(of(space.id)))).toBeNull();
  const stranger = await api.as((await aSpace(api.db)).userId);
  expect(await codeOf(stranger.spaces.contractStatus(of(space.id)))).toBe("access.denied");
});

test("a disabled Space is there for nobody, and keeps its address", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  const { url } = (await api.guest.spaces.read(of(space.id)))!;
  await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", space.id).execute();
  expect(await codeOf(api.guest.spaces.read(of(space.id)))).toBe("space.notFound");
  expect(await codeOf(visitor(api).spaces.readByUrl({ params: { url } }))).toBe("space.notFound");
  expect(await owner.spaces.mine({})).toEqual([]);
  expect(await owner.accounts.me({})).toMatchObject({ spaces: [], scopes: [] });
  expect(await codeOf(owner.spaces.contractStatus(of(space.id)))).toBe("access.denied");
  expect(await owner.spaces.exists({ body: { url } })).toEqual({ exists: true });
});
