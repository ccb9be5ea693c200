import { randomUUIDv7 } from "node:crypto";
import { aBlock, aChannel, aChannelMember, aComment, aMember, aPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { follow, minutesAgo } from "./feed-world.ts";
import type { TestApi } from "../support/harness.ts";
import { aPerson, letters } from "../support/people.ts";

/** A unique marker word. If it appears in a response, the response discloses the text that contains it. */
const mark = () => `zq${letters(12)}qz`;
export const feedMarksIn = (text: string): Set<string> => new Set(text.match(/zq[a-z]{12}qz/g));

export const viewers = [
  "guest",
  "stranger",
  "follower",
  "muter",
  "blockedBy",
  "blocking",
  "member",
  "moderator",
  "invited",
  "asked",
  "admin",
  "spaceViewer",
  "recruiter",
  "otherOwner",
  "author",
  "disabled",
] as const;
export type Viewer = (typeof viewers)[number];
export type ChannelVariant = "open" | "onRequest" | "closed" | "shut";
/** Authors of posts: Anna, whom the viewers follow, mute or block; a disabled user (`gone`); a leaving user; a Space; a disabled Space. */
export type ContentAuthor = "anna" | "gone" | "leaving" | "space" | "goneSpace";
export type PostFixture = {
  key: string;
  by: ContentAuthor;
  place: ChannelVariant | null;
  enabled: boolean;
  id: string;
  commentId: string;
  fileId: string;
  /** The marker words of the post: in its text, in a comment by a user visible to everyone, and in the alternative text of its image. */
  marks: string[];
};

const contents: [key: string, by: ContentAuthor, place: ChannelVariant | null, enabled: boolean][] = [
  ["plain", "anna", null, true],
  ["disabled", "anna", null, false],
  ["of a disabled person", "gone", null, true],
  ["of a leaving person", "leaving", null, true],
  ["of a Space", "space", null, true],
  ["of a Space, disabled", "space", null, false],
  ["of a disabled Space", "goneSpace", null, true],
  ["in an open channel", "anna", "open", true],
  ["in an open channel, disabled", "anna", "open", false],
  ["in a channel on request", "anna", "onRequest", true],
  ["in a closed channel", "anna", "closed", true],
  ["of a Space in a closed channel", "space", "closed", true],
  ["of a disabled person in a closed channel", "gone", "closed", true],
  ["in a disabled channel", "anna", "shut", true],
];

async function anImage(api: TestApi, ownerId: string, postId: string, alt: string): Promise<string> {
  const id = randomUUIDv7();
  await sql`insert into files (id, owner_id, purpose, visibility, status, name, type, size, sha256, width, height, object_keys)
    values (${id}, ${ownerId}, 'postImage', 'owner', 'ready', 'x.webp', 'image/webp', 1, '\\x00', 1, 1, '{}')`.execute(
    api.db,
  );
  await api.db.insertInto("post_images").values({ post_id: postId, place: 0, file_id: id, alt }).execute();
  return id;
}

const like = ({ db }: TestApi, post_id: string, user_id: string) =>
  db.insertInto("post_likes").values({ post_id, user_id, created_at: new Date() }).execute();

async function plantPeople(api: TestApi) {
  const person = async (options: Parameters<typeof aPerson>[1] = {}) => {
    const one = await aPerson(api, { visibility: "everyone", ...options });
    const name = mark();
    const username = `u${letters(10)}`;
    const change = { first_name: name, username, created_at: minutesAgo(60 * 24 * 30) };
    await api.db.updateTable("users").set(change).where("id", "=", one.id).execute();
    return { ...one, name, username };
  };
  const people = {} as Record<Exclude<Viewer, "guest">, Awaited<ReturnType<typeof person>>>;
  for (const viewer of viewers) if (viewer !== "guest") people[viewer] = await person({ admin: viewer === "admin" });
  return { people, ned: await person(), gone: await person(), leaving: await person() };
}

async function plantChannels(api: TestApi, { people, gone, ned }: Awaited<ReturnType<typeof plantPeople>>) {
  const channels = {} as Record<ChannelVariant, { id: string; url: string; name: string }>;
  for (const place of ["open", "onRequest", "closed", "shut"] as const) {
    const members = [people.member.id, people.author.id, gone.id, ned.id];
    const type = place === "shut" ? "open" : place;
    const made = await aChannel(api.db, { type, name: mark(), members, moderators: [people.moderator.id] });
    channels[place] = made;
    if (place === "onRequest")
      await aChannelMember(api.db, { channelId: made.id, userId: people.asked.id, state: "asked" });
    if (place === "closed" || place === "onRequest")
      await aChannelMember(api.db, { channelId: made.id, userId: people.invited.id, state: "invited" });
  }
  return channels;
}

/** Creates all people and posts of the test, and the follows, mutes and blocks between them. */
export async function plant(api: TestApi) {
  const known = await plantPeople(api);
  const { people, ned, gone, leaving } = known;
  const [space, goneSpace, other] = [
    await aSpace(api.db, { name: mark() }),
    await aSpace(api.db, { name: mark() }),
    await aSpace(api.db),
  ];
  const channels = await plantChannels(api, known);
  await aMember(api.db, { spaceId: space.id, userId: people.spaceViewer.id, role: "viewer" });
  await aMember(api.db, { spaceId: space.id, userId: people.recruiter.id, role: "recruiter" });
  await aMember(api.db, { spaceId: other.id, userId: people.otherOwner.id, role: "owner" });
  await aBlock(api.db, { userId: people.muter.id, personId: people.author.id, kind: "mute" });
  await aBlock(api.db, { userId: people.muter.id, spaceId: space.id, kind: "mute" });
  await aBlock(api.db, { userId: people.author.id, personId: people.blockedBy.id });
  await aBlock(api.db, { userId: people.blocking.id, personId: people.author.id });
  // The blocked users followed Anna before they were blocked; a remaining follow must not reveal anything.
  for (const viewer of ["follower", "blockedBy", "blocking", "muter"] as const) {
    for (const personId of [people.author.id, gone.id, leaving.id]) await follow(api, people[viewer].id, { personId });
    for (const spaceId of [space.id, goneSpace.id]) await follow(api, people[viewer].id, { spaceId });
    await follow(api, people[viewer].id, { tag: "prova" });
  }
  const voices: Record<ContentAuthor, { authorId: string; spaceId?: string }> = {
    anna: { authorId: people.author.id },
    gone: { authorId: gone.id },
    leaving: { authorId: leaving.id },
    space: { authorId: people.recruiter.id, spaceId: space.id },
    goneSpace: { authorId: goneSpace.userId, spaceId: goneSpace.id },
  };
  const planted: PostFixture[] = [];
  for (const [at, [key, by, place, enabled]] of contents.entries()) {
    const marks = [mark(), mark(), mark()] as const;
    const { id } = await aPost(api.db, {
      ...voices[by],
      channelId: place && channels[place].id,
      enabled,
      text: `Parola ${marks[0]} #prova`,
      tags: ["prova"],
      at: minutesAgo(3_000 + at),
    });
    const said = await aComment(api.db, { postId: id, authorId: ned.id, text: marks[1] });
    const fileId = await anImage(api, voices[by].authorId, id, marks[2]);
    await like(api, id, ned.id);
    planted.push({ key, by, place, enabled, id, commentId: said.id, fileId, marks: [...marks] });
  }
  // A post that everyone can open, with comments that not everyone can read.
  const host = await aPost(api.db, {
    authorId: ned.id,
    text: "Parola di tutti #prova",
    tags: ["prova"],
    at: minutesAgo(3_090),
  });
  const floor = await aPost(api.db, {
    authorId: ned.id,
    text: "Parola #prova",
    tags: ["prova"],
    at: minutesAgo(3_099),
  });
  const said: { by: ContentAuthor; enabled: boolean; mark: string; id: string }[] = [];
  for (const [by, enabled] of [
    ["anna", true],
    ["anna", false],
    ["gone", true],
    ["leaving", true],
    ["space", true],
    ["goneSpace", true],
  ] as const) {
    const text = mark();
    const { id } = await aComment(api.db, { postId: host.id, ...voices[by], text, enabled });
    said.push({ by, enabled, mark: text, id });
  }
  await api.db
    .insertInto("mentions")
    .values({ id: randomUUIDv7(), post_id: host.id, name: people.author.username, user_id: people.author.id })
    .execute();
  for (const userId of [people.author.id, ned.id, gone.id, leaving.id]) await like(api, host.id, userId);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "in", [gone.id, people.disabled.id]).execute();
  await api.db
    .updateTable("users")
    .set({ deletes_at: new Date(Date.now() + 86_400_000) })
    .where("id", "=", leaving.id)
    .execute();
  await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", goneSpace.id).execute();
  await api.db.updateTable("channels").set({ enabled: false }).where("id", "=", channels.shut.id).execute();
  return { ...known, contents: planted, channels, space, goneSpace, other, host, floor, said };
}
export type FeedVisibilityWorld = Awaited<ReturnType<typeof plant>>;

/* The visibility rules, written independently of the code that they check. */

const isBlocked = (viewer: Viewer) => viewer === "blockedBy" || viewer === "blocking";
const inside: readonly Viewer[] = ["member", "moderator", "author"];

export const maySeeVoice = (viewer: Viewer, by: ContentAuthor): boolean =>
  by === "anna" ? !isBlocked(viewer) : by === "space";
export const mayRead = (viewer: Viewer, place: ChannelVariant | null): boolean =>
  place === null || place === "open" || (place !== "shut" && inside.includes(viewer));
export const mayKnow = (viewer: Viewer, place: ChannelVariant): boolean =>
  place === "open" ||
  place === "onRequest" ||
  (place === "closed" && (inside.includes(viewer) || viewer === "invited"));
const isOwn = (viewer: Viewer, by: ContentAuthor) =>
  (by === "anna" && viewer === "author") || (by === "space" && viewer === "recruiter");
type AuthoredContent = { by: ContentAuthor; enabled: boolean };
export const maySeeContent = (
  viewer: Viewer,
  { by, enabled, place = null }: AuthoredContent & { place?: ChannelVariant | null },
): boolean =>
  viewer !== "disabled" && maySeeVoice(viewer, by) && mayRead(viewer, place) && (enabled || isOwn(viewer, by));
export const isMuted = (viewer: Viewer, by: ContentAuthor): boolean =>
  viewer === "muter" && (by === "anna" || by === "space");
