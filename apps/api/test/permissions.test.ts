import { routes, type AppRoutes, type CallOptions, type JobPostId, type SpaceId } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "./harness.ts";

/** Who asks. A stranger owns another Space; a disabled user still holds a token. */
const roles = ["guest", "talent", "viewer", "recruiter", "owner", "stranger", "admin", "disabled"] as const;
type Role = (typeof roles)[number];
type Verdict = "in" | "unauthenticated" | "denied";
type Verdicts = Record<Role, Verdict>;

const everyone: Verdicts = {
  guest: "in",
  talent: "in",
  viewer: "in",
  recruiter: "in",
  owner: "in",
  stranger: "in",
  admin: "in",
  disabled: "unauthenticated",
};
const signedIn: Verdicts = { ...everyone, guest: "unauthenticated" };
const nobody: Verdicts = Object.fromEntries(roles.map((role) => [role, "unauthenticated"])) as Verdicts;
const readers: Verdicts = { ...signedIn, talent: "denied", stranger: "denied", admin: "denied" };
const writers: Verdicts = { ...readers, viewer: "denied" };

type World = { spaceId: SpaceId; postId: JobPostId };
type Row = {
  who: Verdicts;
  call: (client: ApiClient, world: World, options: CallOptions) => Promise<unknown>;
  /** What who is let in gets for an object that does not exist. */
  absent?: string;
};
type Matrix = { [F in keyof AppRoutes]: { [N in keyof AppRoutes[F]]: Row } };

const post = ({ postId }: World) => ({ params: { id: postId } });
const space = ({ spaceId }: World) => ({ params: { id: spaceId } });
const title = { title: "Sviluppo backend" };

/** A route without a row does not compile; one with a wrong verdict fails below. */
const matrix: Matrix = {
  accounts: {
    register: { who: everyone, call: (c) => c.accounts.register({ body: {} as never }) },
    validateEmail: {
      who: everyone,
      call: (c) => c.accounts.validateEmail({ body: { email: "x@posta.example", code: "000000" } }),
    },
    login: { who: everyone, call: (c) => c.accounts.login({ body: {} as never }) },
    // Its own token decides, and this one is made up.
    refreshToken: {
      who: nobody,
      call: (c) => c.accounts.refreshToken({ headers: { "x-refresh-token": "x".repeat(60) } }),
    },
    logout: { who: everyone, call: (c) => c.accounts.logout({}) },
    me: { who: signedIn, call: (c) => c.accounts.me({}) },
    setLanguage: { who: signedIn, call: (c) => c.accounts.setLanguage({ body: { language: "en" } }) },
    sendVerificationEmail: {
      who: everyone,
      call: (c) => c.accounts.sendVerificationEmail({ body: { email: "x@posta.example" } }),
    },
    userExists: { who: everyone, call: (c) => c.accounts.userExists({ body: { email: "x@posta.example" } }) },
  },
  spaces: {
    create: {
      who: signedIn,
      call: (c) => c.spaces.create({ body: { name: "Ortovivo", url: `o-${randomUUIDv7().slice(-12)}` } }),
    },
    mine: { who: signedIn, call: (c) => c.spaces.mine({}) },
    read: { who: everyone, call: (c, w) => c.spaces.read(space(w)), absent: "space.notFound" },
    readByUrl: { who: everyone, call: (c) => c.spaces.readByUrl({ params: { url: "nobody-here" } }) },
    exists: { who: signedIn, call: (c) => c.spaces.exists({ body: { url: "nobody-here" } }) },
    contractStatus: { who: readers, call: (c, w) => c.spaces.contractStatus(space(w)), absent: "access.denied" },
  },
  jobPosts: {
    create: { who: writers, call: (c, _, o) => c.jobPosts.create({ body: title }, o) },
    readOwn: { who: readers, call: (c, w) => c.jobPosts.readOwn(post(w)), absent: "jobPost.notFound" },
    change: {
      who: writers,
      call: (c, w) => c.jobPosts.change({ ...post(w), body: title }),
      absent: "jobPost.notFound",
    },
    remove: { who: writers, call: (c, w) => c.jobPosts.remove(post(w)), absent: "jobPost.notFound" },
    listOfSpace: {
      who: readers,
      call: (c, w) => c.jobPosts.listOfSpace({ ...space(w), query: {} }),
      absent: "access.denied",
    },
    searchOwn: { who: readers, call: (c, _, o) => c.jobPosts.searchOwn({ body: {} }, o) },
    publish: { who: writers, call: (c, w) => c.jobPosts.publish({ ...post(w), body: {} }), absent: "jobPost.notFound" },
    suspend: { who: writers, call: (c, w) => c.jobPosts.suspend(post(w)), absent: "jobPost.notFound" },
    draft: { who: writers, call: (c, w) => c.jobPosts.draft(post(w)), absent: "jobPost.notFound" },
    unpublish: {
      who: writers,
      call: (c, w) => c.jobPosts.unpublish({ ...post(w), body: { outcome: "hired" } }),
      absent: "jobPost.notFound",
    },
    read: { who: everyone, call: (c, w) => c.jobPosts.read(post(w)), absent: "jobPost.notFound" },
    search: { who: everyone, call: (c) => c.jobPosts.search({ body: {} }) },
  },
  locations: { search: { who: everyone, call: (c) => c.locations.search({ body: {} }) } },
  realtime: { open: { who: everyone, call: (c) => c.realtime.open({}) } },
};

let api: TestApi;
let people: Record<Role, string | null>;
let world: World;
const absent: World = { spaceId: randomUUIDv7() as SpaceId, postId: randomUUIDv7() as JobPostId };

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  const own = await aSpace(api.db, { freeSlots: 100 });
  const member = async (role: "viewer" | "recruiter") => {
    const { id: userId } = await aUser(api.db);
    await aMember(api.db, { spaceId: own.id, userId, role });
    return userId;
  };
  people = {
    guest: null,
    talent: (await aUser(api.db)).id,
    viewer: await member("viewer"),
    recruiter: await member("recruiter"),
    owner: own.userId,
    stranger: (await aSpace(api.db)).userId,
    admin: (await aUser(api.db, { admin: true })).id,
    disabled: (await aUser(api.db, { enabled: false })).id,
  };
  world = { spaceId: own.id as SpaceId, postId: "" as JobPostId };
});
afterAll(() => api.stop());

const verdictOf = (code: string | null): Verdict =>
  code === "access.unauthenticated" ? "unauthenticated" : code === "access.denied" ? "denied" : "in";

const rows = Object.entries(routes).flatMap(([feature, all]) =>
  Object.keys(all).map((name) => [`${feature}.${name}`, feature, name] as const),
);

describe("every route, by everybody", () => {
  test.each(rows)("%s", async (_, feature, name) => {
    const { who, call, absent: missing } = (matrix as Record<string, Record<string, Row>>)[feature]![name]!;
    for (const role of roles) {
      // Each time a sign-in of its own, because one of the routes ends it.
      const client = people[role] ? await api.as(people[role]) : api.guest;
      const { id } = await aJobPost(api.db, { spaceId: world.spaceId });
      const own = { ...world, postId: id as JobPostId };
      expect([role, verdictOf(await codeOf(call(client, own, { spaceId: world.spaceId })))]).toEqual([role, who[role]]);
      if (missing && who[role] === "in")
        expect([role, await codeOf(call(client, absent, {}))]).toEqual([role, missing]);
    }
  });
});

test("a scope that one does not hold is refused in the reader's language", async () => {
  const ask = (language: string) =>
    fetch(`${api.baseUrl}/location/search`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-scope": "admin",
        "accept-language": language,
        authorization: token,
      },
      body: "{}",
    }).then((answer) => answer.json() as Promise<{ status: number; title: string }>);
  const token = `Bearer ${(await api.tokenOf((await aUser(api.db)).id)).token}`;
  expect(await ask("en")).toMatchObject({ status: 403, title: "You do not have permission to access this" });
  expect((await ask("it")).title).not.toBe("You do not have permission to access this");
});
