import { isWholeProof } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idsIn, listed, walked, type FeedBody } from "./feed-world.ts";
import {
  isMuted,
  feedMarksIn,
  mayKnow,
  mayRead,
  maySeeContent,
  maySeeVoice,
  plant,
  viewers,
  type PostFixture,
  type ChannelVariant,
  type Viewer,
  type FeedVisibilityWorld,
} from "./feed-visibility-world.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

/**
 * Checks every viewer against every post, through each route that could disclose the post. A post that the viewer may not see
 * must appear missing.
 */
let api: TestApi;
let world: FeedVisibilityWorld;
beforeAll(async () => {
  api = await startApi();
  world = await plant(api);
}, 180_000);
afterAll(() => api.stop());

const clientOf = (viewer: Viewer): ApiClient => (viewer === "guest" ? api.guest : world.people[viewer].client);
const idOf = (id: string) => ({ params: { id: id as never } });
const both = (id: string, commentId: string) => ({ params: { id: id as never, commentId: commentId as never } });
const there = viewers.filter((viewer) => viewer !== "disabled");
const signedIn = there.filter((viewer) => viewer !== "guest");
const places = ["open", "onRequest", "closed", "shut"] as const satisfies ChannelVariant[];

/**
 * Returns the markers (unique words of posts, comments and names) that the viewer may read. Markers of muted authors are
 * included only if the viewer opens the content on purpose.
 */
function allowed(viewer: Viewer, { deliberate }: { deliberate: boolean }): Set<string> {
  const { people, contents, said, ned, channels, gone, leaving } = world;
  const isHeard = ({ by }: Pick<PostFixture, "by">) => deliberate || !isMuted(viewer, by);
  const absent = [gone.name, leaving.name];
  const names = Object.entries(people).flatMap(([who, { name }]) =>
    who === "author" && !maySeeVoice(viewer, "anna") ? [] : [name],
  );
  return new Set([
    ...[...names, ned.name, spaceNames[0]!].filter((name) => !absent.includes(name)),
    ...contents.filter((one) => maySeeContent(viewer, one) && isHeard(one)).flatMap(({ marks }) => marks),
    ...said.filter((one) => maySeeContent(viewer, one) && isHeard(one)).map(({ mark }) => mark),
    ...places.filter((place) => mayKnow(viewer, place)).map((place) => channels[place].name),
  ]);
}
let spaceNames: string[];
beforeAll(async () => {
  const rows = await api.db
    .selectFrom("spaces")
    .select(["id", "name"])
    .where("id", "in", [world.space.id, world.goneSpace.id])
    .execute();
  spaceNames = [world.space.id, world.goneSpace.id].map((id) => rows.find((row) => row.id === id)!.name);
});

/** Returns the markers that a response disclosed wrongly; a refusal discloses none. */
async function leaks(viewer: Viewer, call: Promise<unknown>, { deliberate = false } = {}): Promise<string[]> {
  const answer: unknown = await call.catch((error: unknown) => (error as { problem?: unknown }).problem ?? { error });
  const may = allowed(viewer, { deliberate });
  return [...feedMarksIn(JSON.stringify(answer))].filter((mark) => !may.has(mark)).map(nameOf);
}
/** For failure messages: the post, comment, picture or name that a leaked marker belongs to. */
function nameOf(mark: string): string {
  const content = world.contents.find(({ marks }) => marks.includes(mark));
  const said = world.said.find((one) => one.mark === mark);
  const place = places.find((one) => world.channels[one].name === mark);
  if (content) return `${content.key}: ${["its text", "a comment on it", "its picture"][content.marks.indexOf(mark)]}`;
  return said
    ? `said by ${said.by}${said.enabled ? "" : ", disabled"}`
    : place
      ? `the name of ${place}`
      : `a name ${mark}`;
}

const questions = (): FeedBody[] => [
  {},
  { view: "spaces" },
  { tag: "prova" },
  { text: "parola" },
  ...places.map((place) => ({ channelId: world.channels[place].id })),
  ...world.contents.map(({ marks }) => ({ text: marks[0]! })),
];
const addresses = (): FeedBody[] => [
  ...[world.people.author, world.gone, world.leaving].map(({ id }) => ({ authorId: id as never })),
  ...[world.space, world.goneSpace].map(({ id }) => ({ spaceId: id as never })),
];

describe.each(there)("feed for the viewer: %s", (viewer) => {
  test("feed lists, feed searches and counts of new posts → exactly the posts that the viewer may see", async () => {
    const client = clientOf(viewer);
    for (const body of questions())
      expect(await leaks(viewer, listed(client, { size: 50, ...body })), JSON.stringify(body)).toEqual([]);
    for (const body of addresses())
      expect(await leaks(viewer, listed(client, { size: 50, ...body }), { deliberate: true })).toEqual([]);
    // A search by tag finds every post that the viewer may see, so no post may be missing either.
    const expected = world.contents.filter((post) => maySeeContent(viewer, post) && !isMuted(viewer, post.by));
    const all = [...expected.map(({ id }) => id), world.host.id, world.floor.id];
    expect(await walked(client, { tag: "prova", size: 3 })).toEqual(all);
    for (const body of [{ tag: "prova" }, {}] satisfies FeedBody[]) {
      const ids = await idsIn(client, body);
      const { cursor } = await listed(client, { ...body, size: ids.length - 1 });
      const own = world.contents
        .filter(({ by }) => (viewer === "author" && by === "anna") || (viewer === "recruiter" && by === "space"))
        .map(({ id }) => id);
      const news = ids.slice(0, -2).filter((id) => !own.includes(id)).length;
      expect((await client.feed.fresh({ body: { ...body, head: cursor! } }))!.count).toBe(news);
    }
    for (const place of places) {
      const code = await codeOf(listed(client, { channelId: world.channels[place].id }));
      expect(code, place).toBe(mayRead(viewer, place) ? null : "channel.notFound");
    }
  }, 60_000);

  test("every route of a post that the viewer may not see → not found", async () => {
    const client = clientOf(viewer);
    const comment = { body: { text: "Anch’io" } };
    for (const [index, post] of world.contents.entries()) {
      const { id, commentId, key, fileId, by } = post;
      const may = maySeeContent(viewer, post);
      for (const ask of [() => client.posts.read(idOf(id)), () => client.comments.list({ ...idOf(id), query: {} })]) {
        const read = ask();
        expect(await codeOf(read), key).toBe(may ? null : "post.notFound");
        expect(await leaks(viewer, read, { deliberate: true }), key).toEqual([]);
      }
      const isOwner = (by === "anna" && viewer === "author") || (by === "space" && viewer === "recruiter");
      if (!isOwner && viewer !== "admin") {
        const code = await codeOf(client.files.download({ ...idOf(fileId), query: {} }));
        if (may) expect(code, key).not.toBe("file.notFound");
        else expect(code, key).toBe("file.notFound");
      }
      if (may) continue;
      const absent = viewer === "guest" ? "access.unauthenticated" : "post.notFound";
      const report = { body: { kind: "post" as const, id: id as never, reason: "spam" as const } };
      const calls = [
        () => client.posts.likes({ ...idOf(id), query: {} }),
        () => client.posts.like({ ...idOf(id), body: {} }),
        () => client.posts.versions(idOf(id)),
        () => client.comments.create({ ...idOf(id), ...comment }),
        () => client.comments.like({ ...both(id, commentId), body: {} }),
        () => client.comments.likes({ ...both(id, commentId), query: {} }),
        () => client.moderation.report(report),
      ];
      // Without `./orbita prove`, this test makes a third of the calls for each pair of viewer and post; all pairs together cover every
      // call.
      const turn = index + viewers.indexOf(viewer);
      for (const call of calls.filter((_, place) => isWholeProof || (place + turn) % 3 === 0)) {
        // Administrators may read earlier versions of a post.
        if (viewer === "admin" && String(call).includes("versions")) continue;
        expect(await codeOf(call()), `${key}: ${String(call)}`).toBe(absent);
      }
      const aboutComment = { body: { ...report.body, kind: "comment" as const, id: commentId as never } };
      const code = await codeOf(client.moderation.report(aboutComment));
      expect(code, key).toBe(viewer === "guest" ? "access.unauthenticated" : "comment.notFound");
    }
  }, 60_000);

  test("post that the viewer may see → only the comments, counts, likes and mentions that the viewer may see", async () => {
    const client = clientOf(viewer);
    const post = (await client.posts.read(idOf(world.host.id)))!;
    const comments = (await client.comments.list({ ...idOf(world.host.id), query: {} }))!;
    const read = world.said.filter((said) => maySeeContent(viewer, said) && !isMuted(viewer, said.by));
    expect(comments.content.map(({ text }) => text)).toEqual(read.map(({ mark }) => mark));
    expect(comments.total).toBe(read.length);
    expect(await leaks(viewer, Promise.resolve([post, comments]))).toEqual([]);
    expect(post.comments).toBe(read.filter(({ enabled }) => enabled).length);
    const heard = (await listed(client, { tag: "prova", size: 50 })).content.find(({ id }) => id === world.host.id)!;
    expect(heard.lastComments.map(({ text }) => text)).toEqual(
      read
        .filter(({ enabled }) => enabled)
        .slice(-2)
        .map(({ mark }) => mark),
    );
    const isSeen = maySeeVoice(viewer, "anna");
    expect(post.likes).toBe(isSeen ? 2 : 1);
    expect(post.mentions).toHaveLength(isSeen ? 1 : 0);
    if (viewer === "guest") return;
    const likes = (await client.posts.likes({ ...idOf(world.host.id), query: {} }))!;
    expect(likes.totalElements).toBe(post.likes);
    expect(await leaks(viewer, Promise.resolve(likes))).toEqual([]);
    for (const said of world.said.filter((other) => !maySeeContent(viewer, other))) {
      const code = await codeOf(client.comments.like({ ...both(world.host.id, said.id), body: {} }));
      expect(code, said.by).toBe("comment.notFound");
      const answer = { text: "E tu?", parentId: said.id as never };
      expect(await codeOf(client.comments.create({ ...idOf(world.host.id), body: answer })), said.by).toBe(
        "comment.notFound",
      );
    }
  }, 60_000);

  test("channels in the feed → shown to viewers who may see the channel; its members only to viewers who may read it", async () => {
    const client = clientOf(viewer);
    expect(await leaks(viewer, client.channels.search({ body: {} }))).toEqual([]);
    for (const place of places) {
      const { id, url } = world.channels[place];
      const code = await codeOf(client.channels.readByUrl({ params: { url } }));
      expect(code, place).toBe(mayKnow(viewer, place) ? null : "channel.notFound");
      const channel = await client.channels.readByUrl({ params: { url } }).catch(() => null);
      if (channel && !mayRead(viewer, place))
        expect([channel.postsThisWeek, channel.lastPost], place).toEqual([null, null]);
      expect(await leaks(viewer, Promise.resolve(channel))).toEqual([]);
      // Administrators moderate every channel and appoint its first moderator, so they see its members.
      if (viewer === "guest" || viewer === "admin") continue;
      for (const state of ["member", "asked", "invited"] as const)
        expect(
          await leaks(viewer, client.channels.members({ ...idOf(id), query: { state } })),
          `${place} ${state}`,
        ).toEqual([]);
      if (!mayRead(viewer, place))
        expect(await codeOf(client.channels.members({ ...idOf(id), query: {} })), place).toBe(
          mayKnow(viewer, place) ? "access.denied" : "channel.notFound",
        );
    }
  }, 60_000);

  test.runIf(viewer !== "guest")(
    "the viewer's own lists of channels, follows and notifications → disclose nothing that is invisible",
    async () => {
      const client = clientOf(viewer);
      const { people, gone, leaving, goneSpace } = world;
      for (const call of [
        () => client.channels.mine({}),
        () => client.channels.near({}),
        () => client.follows.list({ query: {} }),
        () => client.notifications.list({ query: {} }),
        () => client.moderation.myReports({ query: {} }),
      ])
        expect(await leaks(viewer, call()), String(call)).toEqual([]);
      const state = (id: string, kind: "person" | "space" = "person") =>
        codeOf(client.follows.state({ body: { kind, id } }));
      // Users cannot follow themselves.
      const isThere = maySeeVoice(viewer, "anna") && viewer !== "author";
      expect(await state(people.author.id)).toBe(isThere ? null : "people.notFound");
      expect(await state(gone.id)).toBe("people.notFound");
      expect(await state(leaving.id)).toBe("people.notFound");
      expect(await state(goneSpace.id, "space")).toBe("space.notFound");
      expect(await codeOf(client.posts.versions(idOf(world.host.id)))).toBe(
        viewer === "admin" ? null : "post.notFound",
      );
    },
    60_000,
  );
});

test("disabled user reads the feed or a post → refused, even if guests can read it", async () => {
  const { feed, posts } = clientOf("disabled");
  expect(await codeOf(feed.list({ body: {} }))).toBe("access.unauthenticated");
  expect(await codeOf(feed.fresh({ body: { head: "x" } }))).toBe("access.unauthenticated");
  expect(await codeOf(posts.read(idOf(world.host.id)))).toBe("access.unauthenticated");
});

test("feed of a Space → its posts, for its recruiters only; admin feed → all posts, for administrators only", async () => {
  const { people, space, contents } = world;
  const desk = (viewer: Exclude<Viewer, "guest">) =>
    people[viewer].client.feed.listForSpace({ body: { size: 50 } }, { spaceId: space.id });
  for (const viewer of ["stranger", "spaceViewer", "otherOwner", "admin"] as const)
    expect(await codeOf(desk(viewer)), viewer).toBe("access.denied");
  const own = contents.filter(({ by, place }) => by === "space" && place === null).map(({ id }) => id);
  expect((await desk("recruiter"))!.content.map(({ id }) => id)).toEqual(own);
  const { feed, adminPosts } = people.admin.client;
  const all = (await feed.listForAdmin({ body: { size: 50, tag: "prova" } }))!.content.map(({ id }) => id);
  expect(all).toEqual([...contents.map(({ id }) => id), world.host.id, world.floor.id]);
  for (const { id, key } of contents) expect(await codeOf(adminPosts.read(idOf(id))), key).toBeNull();
  for (const viewer of signedIn.filter((other) => other !== "admin")) {
    const client = clientOf(viewer);
    expect(await codeOf(client.feed.listForAdmin({ body: {} })), viewer).toBe("access.denied");
    expect(await codeOf(client.adminPosts.read(idOf(world.host.id))), viewer).toBe("access.denied");
  }
});
