import { randomUUIDv7 } from "node:crypto";
import { aComment, aJobPost, aMember, anApplication, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendClick } from "../../../api/test/support/send-click.ts";
import { codeOf, type ApiClient } from "../../../api/test/support/harness.ts";
import { aPerson, bearer, join, visitor } from "../../../api/test/support/people.ts";
import { createFeeds, feedAddress } from "../../../web/server/feeds.ts";
import { createPublicSearch } from "../../../web/server/public-search.ts";
import { createSitemap } from "../../../web/server/sitemap.ts";
import {
  comesAndGoes,
  hidingWorld,
  openTab,
  opens,
  setEnabled,
  timesUntil,
  waitsFor,
  type HidingWorld,
  type VisibilityChecks,
} from "./hiding-world.ts";

let world: HidingWorld;
let reader: Awaited<ReturnType<typeof aPerson>>;
beforeAll(async () => {
  world = await hidingWorld();
  reader = await aPerson(world.api);
  maps = createSitemap({ origin, search: createPublicSearch(world.api.origin) });
  // Longer timeout, because starting an API and a worker process takes long on a busy machine.
}, 240_000);
afterAll(() => world.stop());

const origin = "https://orbita.example";
/** The sitemap of the web server, with its cache of one second. */
let maps: ReturnType<typeof createSitemap>;
const sitemap = async (kind: "jobs" | "spaces") => (await maps({ kind, part: 0 })).text();
const jobsFeed = async () => {
  const asked = feedAddress(new URL(`${origin}/jobs/feed.json`))!;
  const feeds = createFeeds({ origin, search: createPublicSearch(world.api.origin) });
  return (await feeds(asked, new Request(`${origin}/jobs/feed.json`), "r")).text();
};
const inFeed = async (client: ApiClient, id: string) =>
  (await client.feed.list({ body: {} }))!.content.some((post) => post.id === id);

/** All places that show a job post to visitors and talents, each with a check whether the post is there. */
const placesOfPost = (id: string, saver: ApiClient): VisibilityChecks => ({
  "page, and its JSON-LD": opens(() => world.api.guest.jobPosts.read({ params: { id } })),
  search: async () =>
    (await world.api.guest.jobPosts.search({ body: { size: 100 } }))!.content.some((post) => post.id === id),
  sitemap: async () => (await sitemap("jobs")).includes(id),
  "feed of jobs": async () => (await jobsFeed()).includes(id),
  saved: async () => (await saver.savedJobs.list({ query: {} }))!.content.some((post) => post.id === id),
  apply: opens(() => saver.applications.prepare({ params: { jobPostId: id }, query: {} })),
});

async function aPublished() {
  const { api } = world;
  const space = await aSpace(api.db, { name: `Portolano ${randomUUIDv7().slice(-6)}` });
  const owner = await api.as(space.userId);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  await owner.jobPosts.publish({ params: { id }, body: { plan: "free" } }, { spaceId: space.id });
  const saver = (await aPerson(api)).client;
  await saver.savedJobs.save({ params: { id } });
  return { space, owner, id, saver };
}

const click = (id: string, from: string) => sendClick(world.api, id, { from });
const refusedClicks = async (id: string) =>
  (await world.api.db.selectFrom("clicks").select("refused").where("job_post_id", "=", id).execute()).map(
    ({ refused }) => refused,
  );

test("person disabled → gone from sign-in, search, pages, posts and sockets within two seconds, back when enabled", async () => {
  const { api, admin } = world;
  const { id, email, password, pair, username } = await join(api);
  const own = bearer(api, pair.access_token);
  await own.people.changeSettings({
    body: { privacy: { profileVisibility: "everyone", visibleInTalentSearch: true } },
  });
  const { id: resumeId } = (await own.resumes.read({}))!;
  await own.resumes.change({ params: { id: resumeId }, body: { headline: "Addetta al molo", summary: "Otto anni." } });
  const { code } = (await own.resumes.addLink({
    body: { label: "Fiera", sections: ["summary"] },
  }))!;
  const { id: postId } = await aPost(api.db, { authorId: id, at: new Date() });
  const { id: otherPost } = await aPost(api.db, { authorId: reader.id });
  const { id: commentId } = await aComment(api.db, { postId: otherPost, authorId: id });
  const space = await aSpace(api.db);
  const recruiter = await api.as(space.userId);
  const tab = await openTab(own);
  const others = await openTab(reader.client);
  const seen = async () => (await visitor(api).resumes.profileOf({ params: { username }, query: {} })) !== undefined;

  const places: VisibilityChecks = {
    "people search, index": async () =>
      (await reader.client.people.searchElastic({ body: { size: 100 } }))!.content.some((one) => one.id === id),
    "people search, tables": async () =>
      (await reader.client.people.search({ body: { size: 100 } }))!.content.some((one) => one.id === id),
    "talent search": async () =>
      (await recruiter.talentSearch.search({ body: { size: 100 } }, { spaceId: space.id }))!.content.some(
        (one) => one.id === resumeId,
      ),
    page: opens(() => visitor(api).people.byUsername({ params: { username } })),
    resume: opens(seen),
    "share link": opens(() => visitor(api).resumes.profileOf({ params: { username }, query: { c: code } })),
    post: () => inFeed(reader.client, postId),
    comment: async () =>
      (await reader.client.comments.list({ params: { id: otherPost }, query: {} }))!.content.some(
        (one) => one.id === commentId,
      ),
    "sign in": opens(() => visitor(api).accounts.login({ body: { email, password } })),
  };
  const refresh = { headers: { "x-refresh-token": pair.refresh_token } };
  const session = opens(() => own.accounts.me({}));
  expect([await session(), tab.isOpen()]).toEqual([true, true]);
  others.heard.length = 0;
  const back = await comesAndGoes("person", places, {
    set: (enabled) => setEnabled(admin, "adminUser", id, enabled),
    also: {
      session,
      // Checked only after the person is disabled, because a successful refresh would use up the token.
      refresh: opens(() => visitor(api).accounts.refreshToken(refresh)),
      "own socket": async () => tab.isOpen(),
      "hint to others": waitsFor(others.heard, `post.changed ${postId}`),
    },
  });
  expect(await codeOf(visitor(api).accounts.login({ body: { email, password } }))).toBe("account.disabled");
  await back();
  // Sessions that ended stay ended after the person is enabled again, so the person has to sign in again.
  expect(await codeOf(own.accounts.me({}))).toBe("access.unauthenticated");
  await Promise.all([tab.close(), others.close()]);
});

test("Space disabled → its page and posts are gone within two seconds; its members can read and not change", async () => {
  const { api, admin } = world;
  const { space, owner, id, saver } = await aPublished();
  const { url } = (await api.guest.spaces.read({ params: { id: space.id } }))!;
  const { id: postId } = await aPost(api.db, { authorId: space.userId, spaceId: space.id });
  const { id: draft } = await aJobPost(api.db, { spaceId: space.id });
  const tab = await openTab(saver);
  const people = await openTab(owner);
  const places: VisibilityChecks = {
    ...placesOfPost(id, saver),
    "Space's page": opens(() => visitor(api).spaces.readByUrl({ params: { url } })),
    directory: async () =>
      (await api.guest.spaces.search({ body: { size: 100 } }))!.content.some((one) => one.id === space.id),
    "sitemap of Spaces": async () => (await sitemap("spaces")).includes(url),
    "post of the Space": () => inFeed(reader.client, postId),
    publishing: async () =>
      (await codeOf(owner.jobPosts.change({ params: { id: draft }, body: { title: "Altro" } }))) === null,
  };
  await timesUntil(places, true, 20_000);
  for (const { heard } of [tab, people]) heard.length = 0;
  const back = await comesAndGoes("Space", places, {
    set: (enabled) => setEnabled(admin, "adminSpace", space.id, enabled),
    also: {
      "hint of the Space": waitsFor(tab.heard, `space.changed ${space.id}`),
      "hint of its job post": waitsFor(tab.heard, `jobPost.changed ${id}`),
      "hint of its post": waitsFor(tab.heard, `post.changed ${postId}`),
      "hint to its people": waitsFor(people.heard, `me.changed ${space.userId}`),
    },
  });
  expect((await owner.accounts.me({}))!.spaces).toMatchObject([
    { id: space.id, suspended: { decisionId: expect.any(String) } },
  ]);
  expect(await owner.jobPosts.readOwn({ params: { id: draft } })).toMatchObject({ id: draft });
  await click(id, "a");
  expect(await refusedClicks(id)).toEqual(["closed"]);
  await back();
  expect((await owner.accounts.me({}))!.spaces[0]).not.toHaveProperty("suspended");
  await Promise.all([tab.close(), people.close()]);
});

test("job post disabled → gone from page, search, sitemap, feeds, saved jobs and cards within two seconds", async () => {
  const { api, admin } = world;
  const { id, saver, space, owner } = await aPublished();
  const { id: cardId } = await aPost(api.db, { authorId: space.userId, spaceId: space.id, jobPostId: id });
  const tab = await openTab(saver);
  const places: VisibilityChecks = {
    ...placesOfPost(id, saver),
    card: async () => (await reader.client.posts.read({ params: { id: cardId } }))!.job !== null,
  };
  await timesUntil(places, true, 20_000);
  tab.heard.length = 0;
  const back = await comesAndGoes("job post", places, {
    set: (enabled) => setEnabled(admin, "adminJobpost", id, enabled),
    also: { hint: waitsFor(tab.heard, `jobPost.changed ${id}`) },
  });
  expect(await codeOf(api.guest.jobPosts.read({ params: { id } }))).toBe("jobPost.notFound");
  expect(await owner.jobPosts.readOwn({ params: { id } })).toMatchObject({ id });
  await click(id, "b");
  expect(await refusedClicks(id)).toEqual(["closed"]);
  await back();
  await tab.close();
});

test("application disabled → gone from the Space's board, lists and counts; its talent keeps it, with the reason", async () => {
  const { api, admin } = world;
  const { id: jobPostId, space, owner } = await aPublished();
  const talent = await aPerson(api);
  const { id } = await anApplication(api.db, { spaceId: space.id, jobPostId, talentId: talent.id });
  const colleague = await aPerson(api);
  await aMember(api.db, { spaceId: space.id, userId: colleague.id, role: "viewer" });
  const at = { spaceId: space.id };
  const places: VisibilityChecks = {
    page: opens(() => owner.applications.read({ params: { id } }, at)),
    board: async () =>
      JSON.stringify((await owner.applications.board({ body: { jobPostId } }, at))!.lanes).includes(id),
    list: async () => (await owner.applications.search({ body: {} }, at))!.content.some((one) => one.id === id),
    counts: async () =>
      (await owner.applications.board({ body: { jobPostId } }, at))!.lanes.some(({ total }) => total > 0),
  };
  const back = await comesAndGoes("application", places, {
    set: (enabled) => setEnabled(admin, "adminApplication", id, enabled),
  });
  const mine = (await talent.client.applications.readMine({ params: { id } }))!;
  expect(mine.restricted).toEqual({ decisionId: expect.any(String) });
  const decision = { params: { id: mine.restricted!.decisionId! } };
  expect(await talent.client.moderation.statement(decision)).toMatchObject({
    kind: "application",
    decision: "disabled",
  });
  expect(await owner.moderation.statement(decision)).toMatchObject({ kind: "application" });
  await back();
});

test("resume disabled → gone from talent search and its page within two seconds; its owner can still read it", async () => {
  const { api, admin } = world;
  const person = await aPerson(api, { visibility: "everyone" });
  await person.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
  const { id } = (await person.client.resumes.read({}))!;
  await person.client.resumes.change({ params: { id }, body: { headline: "Gruista" } });
  const space = await aSpace(api.db);
  const recruiter = await api.as(space.userId);
  const places: VisibilityChecks = {
    "talent search": async () =>
      (await recruiter.talentSearch.search({ body: { size: 100 } }, { spaceId: space.id }))!.content.some(
        (one) => one.id === id,
      ),
    page: opens(() => visitor(api).resumes.profileOf({ params: { username: person.username }, query: {} })),
  };
  const back = await comesAndGoes("resume", places, {
    set: (enabled) => setEnabled(admin, "adminResume", id, enabled),
  });
  expect(await person.client.resumes.read({})).toMatchObject({ id });
  await back();
});
