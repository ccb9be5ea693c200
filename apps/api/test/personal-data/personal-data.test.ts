import { randomUUIDv7 } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson, bearer, join, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const day = 86_400_000;

type Person = Awaited<ReturnType<typeof aPerson>>;
const remove = ({ client, username }: Pick<Person, "client" | "username">) =>
  client.personalData.remove({ body: { username } });

const rowOf = (id: string) =>
  api.db.selectFrom("users").select("deletes_at").where("id", "=", id).executeTakeFirstOrThrow();
const spaceOf = (id: string) =>
  api.db.selectFrom("spaces").select(["enabled", "closed_at"]).where("id", "=", id).executeTakeFirstOrThrow();
const kindsOf = async (userId: string) => {
  const rows = await api.db
    .selectFrom("activities")
    .select("kind")
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind }) => kind);
};
const noticesFor = async (userId: string) => {
  const { rows } = await sql<{ notice: string; params: object }>`
    select data ->> 'notice' as notice, data -> 'params' as params from pgboss.job
    where name = 'accounts.sendNotice' and data ->> 'userId' = ${userId}`.execute(api.db);
  return rows;
};
const ownerOf = async (name: string) => {
  const { id, userId } = await aSpace(api.db, { name });
  const { username } = await api.db
    .selectFrom("users")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { spaceId: id, id: userId, username, client: await api.as(userId) };
};

describe("deleting an account", () => {
  test("user requests account deletion → hidden and signed out everywhere, with a mail that states the date", async () => {
    const person = await join(api);
    const client = bearer(api, person.pair.access_token);
    const other = await api.as(person.id);
    await client.people.changeSettings({ body: { privacy: { profileVisibility: "everyone" } } });
    const page = { params: { username: person.username } };
    expect(await codeOf(api.guest.people.byUsername(page))).toBeNull();

    const before = Date.now();
    const { deletes } = (await remove({ client, username: person.username }))!;
    const days = (Date.parse(deletes) - before) / day;
    expect(Math.abs(days - accountLimits.deletionDays)).toBeLessThan(0.01);
    expect((await rowOf(person.id)).deletes_at?.toISOString()).toBe(deletes);
    expect(await codeOf(api.guest.people.byUsername(page))).toBe("people.notFound");
    for (const one of [client, other])
      await expect.poll(() => codeOf(one.accounts.me({})), { timeout: 2_000 }).toBe("access.unauthenticated");
    const refresh = { headers: { "x-refresh-token": person.pair.refresh_token } };
    expect(await codeOf(visitor(api).accounts.refreshToken(refresh))).toBe("access.unauthenticated");

    expect(await kindsOf(person.id)).toContain("account.deletionAsked");
    const dayOfRome = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "Europe/Rome" });
    expect(await noticesFor(person.id)).toContainEqual({
      notice: "deletionAsked",
      params: expect.objectContaining({ day: dayOfRome.format(new Date(deletes)).replace(/^1 /, "1° ") }) as object,
    });
    const told = await api.db.selectFrom("outbox").select("payload").where("name", "=", "person.changed").execute();
    expect(told.map(({ payload }) => payload)).toContainEqual({ id: person.id });
    expect((await readHistory(api.db, "users", person.id)).at(-1)).toMatchObject({
      why: "account deletion asked for",
      actor_id: person.id,
    });
  });

  test("leaving user signs in → nothing is restored yet; the user keeps the account → everything is restored", async () => {
    const person = await join(api);
    const client = bearer(api, person.pair.access_token);
    await client.people.changeSettings({ body: { privacy: { profileVisibility: "everyone" } } });
    const space = (await client.spaces.create({ body: { name: "Ortovivo", url: `o-${randomUUIDv7().slice(-12)}` } }))!;
    const post = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    const read = () => codeOf(api.guest.jobPosts.read({ params: { id: post.id } }));
    expect(await read()).toBeNull();
    await remove({ client, username: person.username });
    expect(await read()).toBe("jobPost.notFound");

    const { email, password } = person;
    const pair = await visitor(api).accounts.login({ body: { email, password } });
    const back = bearer(api, pair!.access_token);
    const undecided = await rowOf(person.id);
    expect(await back.accounts.me({})).toMatchObject({ deletes: undecided.deletes_at!.toISOString() });
    expect(await codeOf(api.guest.people.byUsername({ params: { username: person.username } }))).not.toBeNull();
    for (const refused of [
      () => back.people.settings({}),
      () => back.accounts.changeMe({ body: { firstName: "Altra" } }),
      () => back.personalData.consequences({}),
      () => back.stepUp.ways({ query: { purpose: "exportData" } }),
    ])
      expect(await codeOf(refused())).toBe("account.leaving");
    expect(await rowOf(person.id)).toEqual(undecided);

    expect(await back.personalData.keep({})).not.toHaveProperty("deletes");
    expect((await rowOf(person.id)).deletes_at).toBeNull();
    expect(await back.accounts.me({})).toMatchObject({ spaces: [{ id: space.id, role: "owner" }] });
    expect(await read()).toBeNull();
    expect(await spaceOf(space.id)).toEqual({ enabled: true, closed_at: null });
    expect(await codeOf(api.guest.people.byUsername({ params: { username: person.username } }))).toBeNull();
    expect(await kindsOf(person.id)).toContain("account.deletionTakenBack");
    expect((await noticesFor(person.id)).map(({ notice }) => notice)).toContain("deletionTakenBack");
    // A user who decided to keep the account may request its deletion again later.
    expect(await codeOf(remove({ client: back, username: person.username }))).toBeNull();
  });

  test("leaving user signs in and out again → the date of the account deletion stays", async () => {
    const person = await join(api);
    await remove({ client: bearer(api, person.pair.access_token), username: person.username });
    const { deletes_at: planned } = await rowOf(person.id);
    const { email, password } = person;
    const pair = await visitor(api).accounts.login({ body: { email, password } });
    await bearer(api, pair!.access_token).accounts.logout({});
    expect((await rowOf(person.id)).deletes_at).toEqual(planned);
    expect(await kindsOf(person.id)).not.toContain("account.deletionTakenBack");
  });

  test("account deletion confirmed with a wrong username → refused, and nothing changes", async () => {
    const person = await aPerson(api);
    const problem = await problemOf(remove({ ...person, username: `${person.username}x` }));
    expect(problem).toMatchObject({ status: 409, code: "account.usernameMismatch" });
    expect((await rowOf(person.id)).deletes_at).toBeNull();
    expect(await codeOf(person.client.accounts.me({}))).toBeNull();
  });

  test("account deletion requested eight times at once → one request and one mail", async () => {
    const person = await aPerson(api);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => remove(person)));
    const days = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value!.deletes] : []));
    expect(new Set(days).size).toBe(1);
    expect((await kindsOf(person.id)).filter((kind) => kind === "account.deletionAsked")).toHaveLength(1);
    expect(await noticesFor(person.id)).toHaveLength(1);
  });
});

describe("Spaces of a user who deletes the account", () => {
  test("only owner of a Space with other members deletes the account → refused, and the Space is named", async () => {
    const owner = await ownerOf("Cantieri Velamare");
    const member = await aPerson(api);
    await aMember(api.db, { spaceId: owner.spaceId, userId: member.id, role: "recruiter" });
    expect(await owner.client.personalData.consequences({})).toEqual({
      days: 14,
      closingSpaces: [],
      blockingSpaces: ["Cantieri Velamare"],
      files: 0,
    });
    const problem = await problemOf(remove(owner));
    expect(problem).toMatchObject({ status: 409, code: "account.onlyOwner", params: { space: "Cantieri Velamare" } });
    expect((await rowOf(owner.id)).deletes_at).toBeNull();
    expect((await spaceOf(owner.spaceId)).enabled).toBe(true);
    // The other member may leave, because the Space still has its owner.
    expect(await codeOf(remove(member))).toBeNull();
    // The owner is now the only member, so the Space closes.
    expect(await owner.client.personalData.consequences({})).toMatchObject({ closingSpaces: ["Cantieri Velamare"] });
    expect(await codeOf(remove(owner))).toBeNull();
    expect(await spaceOf(owner.spaceId)).toMatchObject({ enabled: false, closed_at: expect.any(Date) });
  });

  test("owner deletes the account while the Space's other owner is disabled or leaving → refused as only owner", async () => {
    const owner = await ownerOf("Studio Arno");
    const second = await aPerson(api);
    const third = await aPerson(api);
    await aMember(api.db, { spaceId: owner.spaceId, userId: second.id, role: "owner" });
    await aMember(api.db, { spaceId: owner.spaceId, userId: third.id, role: "viewer" });
    expect(await owner.client.personalData.consequences({})).toMatchObject({ blockingSpaces: [], closingSpaces: [] });
    expect(await codeOf(remove(second))).toBeNull();
    expect(await codeOf(remove(owner))).toBe("account.onlyOwner");
    await api.db.updateTable("users").set({ deletes_at: null, enabled: false }).where("id", "=", second.id).execute();
    expect(await codeOf(remove(owner))).toBe("account.onlyOwner");
  });

  test("both owners of a Space with other members delete their accounts at once → exactly one request is refused", async () => {
    for (let round = 0; round < 5; round++) {
      const first = await ownerOf("Nibbio Avionica");
      const second = await aPerson(api);
      const viewer = await aPerson(api);
      await aMember(api.db, { spaceId: first.spaceId, userId: second.id, role: "owner" });
      await aMember(api.db, { spaceId: first.spaceId, userId: viewer.id, role: "viewer" });
      const codes = await Promise.all([first, second].map((one) => codeOf(remove(one))));
      expect(new Set(codes)).toEqual(new Set([null, "account.onlyOwner"]));
    }
  });

  test("owner of a disabled Space requests deletion and then keeps the account → the Space stays disabled", async () => {
    const person = await join(api);
    const client = bearer(api, person.pair.access_token);
    const space = (await client.spaces.create({ body: { name: "Ortovivo", url: `o-${randomUUIDv7().slice(-12)}` } }))!;
    await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", space.id).execute();
    expect(await client.personalData.consequences({})).toMatchObject({ closingSpaces: [], blockingSpaces: [] });
    await remove({ client, username: person.username });
    const pair = await visitor(api).accounts.login({ body: { email: person.email, password: person.password } });
    await bearer(api, pair!.access_token).personalData.keep({});
    expect(await spaceOf(space.id)).toEqual({ enabled: false, closed_at: null });
  });
});
