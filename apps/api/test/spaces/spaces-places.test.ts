import type { OwnSpace, SpaceChange, SpaceId } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { bearer, join, visitor } from "../support/people.ts";

let api: TestApi;
let id: SpaceId;
let userId: string;
let owner: ApiClient;
beforeAll(async () => void (api = await startApi()));
beforeEach(async () => {
  const space = await aSpace(api.db);
  id = space.id as SpaceId;
  userId = space.userId;
  owner = await api.as(userId);
});
afterAll(() => api.stop());

const change = async (body: Partial<SpaceChange>): Promise<OwnSpace> =>
  (await owner.spaces.changeOwn({ params: { id }, body: body }))!;
const page = async () => (await api.guest.spaces.read({ params: { id } }))!;

const genova = { city: "Genova", province: "GE", region: "Liguria", country: "IT", postalCode: "16128" };
const seat = { ...genova, street: "Calata Cattaneo", number: "14", lat: 44.4111, lon: 8.9265, legalSeat: true };
const trieste = { city: "Trieste", province: "TS", country: "IT", postalCode: "34135", street: null, legalSeat: false };
const put = (...locations: object[]) => change({ locations: locations as never });

describe("locations of a Space", () => {
  test("locations of a Space → keep order and ids, and are deleted when a change omits them", async () => {
    const { locations: first, version } = await put(seat, trieste);
    expect(first).toMatchObject([seat, trieste]);
    expect((await page()).locations).toEqual(first);
    const [one, two] = first;
    const after = await put({ ...two, street: "Punto Franco Vecchio" }, one!);
    expect(after.locations).toEqual([{ ...two, street: "Punto Franco Vecchio" }, one]);
    expect(after.version).toBeGreaterThan(version);
    expect((await put(one!)).locations).toEqual([one]);
    expect((await put()).locations).toEqual([]);
  });

  test("locations of a Space changed → new version of the Space with its author; unchanged → same version", async () => {
    const before = await change({ headline: "Prima" });
    await api.db.updateTable("spaces").set({ changed_by: null, changed_at: null }).where("id", "=", id).execute();
    const after = await put(seat);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.changedBy).toBe("Giulia Ferraris");
    const same = await put(after.locations[0]!);
    expect([same.version, same.locations]).toEqual([after.version, after.locations]);
  });

  test("legal seat of a Space → can move to another location; two legal seats → refused", async () => {
    const [one, two] = (await put(seat, trieste)).locations;
    const moved = await put({ ...one, legalSeat: false }, { ...two, legalSeat: true });
    expect(moved.locations.map(({ legalSeat }) => legalSeat)).toEqual([false, true]);
    const problem = await problemOf(put(seat, { ...trieste, legalSeat: true }));
    expect(problem?.errors).toMatchObject([{ path: "locations", code: "space.oneLegalSeat" }]);
  });

  test("location sent with the id of another Space's location → gets a new id, and the other location stays", async () => {
    const other = await aSpace(api.db);
    const theirs = await api.as(other.userId);
    const body = { locations: [seat] };
    const [place] = (await theirs.spaces.changeOwn({ params: { id: other.id }, body }))!.locations;
    const [mine] = (await put({ ...trieste, id: place!.id })).locations;
    expect(mine!.id).not.toBe(place!.id);
    const { locations } = (await api.guest.spaces.read({ params: { id: other.id } }))!;
    expect(locations).toMatchObject([{ id: place!.id, city: "Genova" }]);
  });

  test("Space with more than fifty locations → refused", async () => {
    expect((await put(...Array.from({ length: 50 }, () => trieste))).locations).toHaveLength(50);
    const problem = await problemOf(put(...Array.from({ length: 51 }, () => trieste)));
    expect(problem?.errors).toMatchObject([{ path: "locations", code: "field.tooMany", params: { max: 50 } }]);
  });
});

test("team on the page of a Space → only active members who chose to be shown; username only if the page is public", async () => {
  const member = async (onPage: boolean, qualification: string | null = null) => {
    const user = await aUser(api.db);
    await aMember(api.db, { spaceId: id, userId: user.id, role: "viewer" });
    await api.db
      .updateTable("members")
      .set({ on_page: onPage, qualification })
      .where("space_id", "=", id)
      .where("user_id", "=", user.id)
      .execute();
    return user;
  };
  const [seen, open, , gone] = [
    await member(true, "Backend"),
    await member(true),
    await member(false),
    await member(true),
  ];
  await (await api.as(open.id)).people.changeSettings({ body: { privacy: { profileVisibility: "everyone" } } });
  await (await api.as(seen.id)).people.changeSettings({ body: { privacy: { profileVisibility: "signedIn" } } });
  await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", gone.id).execute();
  const name = { firstName: "Giulia", lastName: "Ferraris", profileImage: null };
  expect((await page()).team).toEqual([
    { ...name, qualification: "Backend", username: null },
    { ...name, qualification: null, username: open.username },
  ]);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", seen.id).execute();
  expect((await page()).team).toHaveLength(1);
});

describe("closing of a Space", () => {
  const close = (url: string) => owner.spaces.close({ params: { id }, body: { url } });

  test("owner closes a Space by typing its URL → closed for everybody; wrong URL or a published post → refused", async () => {
    const { url } = await page();
    expect(await codeOf(close("another"))).toBe("space.urlMismatch");
    const post = await aJobPost(api.db, { spaceId: id, status: "published", enabled: false });
    expect(await problemOf(close(url))).toMatchObject({ code: "space.stillPublished", params: { posts: 1 } });
    await owner.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "cancelled" } });
    await close(url);
    expect(await codeOf(page())).toBe("space.notFound");
    expect(await owner.spaces.mine({})).toEqual([]);
    expect(await codeOf(owner.spaces.readOwn({ params: { id } }))).toBe("access.denied");
    expect(await codeOf(close(url))).toBe("access.denied");
    expect(await owner.spaces.exists({ body: { url } })).toEqual({ exists: true, space: null });
  });

  test("owner of a closed Space deletes the account and comes back → the Space stays closed", async () => {
    const person = await join(api);
    const client = bearer(api, person.pair.access_token);
    const create = async (name: string) =>
      (await client.spaces.create({ body: { name, url: `${name}-${id.slice(-8)}` } }))!;
    const [closed, left] = [await create("chiuso"), await create("lasciato")];
    await client.spaces.close({ params: { id: closed.id }, body: { url: closed.url } });
    await client.personalData.remove({ body: { username: person.username } });
    const pair = await visitor(api).accounts.login({ body: { email: person.email, password: person.password } });
    const back = bearer(api, pair!.access_token);
    await back.personalData.keep({});
    const mine = await back.spaces.mine({});
    expect(mine!.map((space) => space.id)).toEqual([left.id]);
  });

  test("job post published while its Space is closed → either the closing or the publishing is refused", async () => {
    for (let round = 0; round < 6; round++) {
      const space = await aSpace(api.db);
      const params = { id: space.id as SpaceId };
      const client = await api.as(space.userId);
      const post = await aJobPost(api.db, { spaceId: space.id });
      const { url } = (await api.guest.spaces.read({ params }))!;
      const codes = await Promise.all([
        codeOf(client.spaces.close({ params, body: { url } })),
        codeOf(client.jobPosts.publish({ params: { id: post.id }, body: { plan: "free" } })),
      ]);
      expect([
        [null, "access.denied"],
        ["space.stillPublished", null],
      ]).toContainEqual(codes);
    }
  });
});
