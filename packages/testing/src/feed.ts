import { randomUUIDv7 } from "node:crypto";
import type { ChannelTopic, ChannelType } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { aUser } from "./factories.ts";

type ChannelOptions = {
  type?: ChannelType;
  name?: string;
  url?: string;
  topic?: ChannelTopic;
  description?: string;
  rules?: string[];
  enabled?: boolean;
  /** User ids of the members of the channel. */
  members?: readonly string[];
  moderators?: readonly string[];
};

/** Creates a channel with its members and moderators. */
export async function aChannel(db: Db, options: ChannelOptions = {}) {
  const { type = "open", topic = "trade", description = "", rules = [], enabled = true } = options;
  const { members = [], moderators = [] } = options;
  const id = randomUUIDv7();
  const url = options.url ?? `c${id.slice(-12)}`;
  const name = options.name ?? url;
  await db.insertInto("channels").values({ id, name, url, type, topic, description, rules, enabled }).execute();
  for (const userId of members) await aChannelMember(db, { channelId: id, userId });
  for (const userId of moderators) await aChannelMember(db, { channelId: id, userId, role: "moderator" });
  return { id, url, name };
}

type ChannelMemberOptions = {
  channelId: string;
  userId: string;
  state?: "member" | "asked" | "invited";
  role?: "member" | "moderator";
  notices?: "all" | "mentions" | "none";
  /** The time up to which the member has read the channel; later posts are unread. */
  seenAt?: Date;
};

export async function aChannelMember(db: Db, options: ChannelMemberOptions) {
  const { channelId, userId, state = "member", role = "member", notices = "mentions", seenAt } = options;
  const values = { channel_id: channelId, user_id: userId, state, role, notices, ...(seenAt && { seen_at: seenAt }) };
  await db.insertInto("channel_members").values(values).execute();
}

type ContentOptions = { authorId?: string; text?: string; enabled?: boolean; at?: Date };
type AuthoredOptions = ContentOptions & { voice?: "person" | "space" | "house"; spaceId?: string | null };

/** The columns for the author of a post or comment: a new user if no author is given, and the Space if `spaceId` is given. */
async function voiceOf(db: Db, { authorId, voice, spaceId = null }: AuthoredOptions) {
  return {
    author_id: authorId ?? (await aUser(db)).id,
    voice: voice ?? (spaceId === null ? ("person" as const) : ("space" as const)),
    space_id: spaceId,
  };
}

type PostOptions = AuthoredOptions & {
  channelId?: string | null;
  tags?: string[];
  jobPostId?: string | null;
};

/** Creates a post, in the author's own name unless a Space is given. */
export async function aPost(db: Db, options: PostOptions = {}) {
  const { channelId = null, tags = [], jobPostId = null, text = "Buongiorno a chi lavora di notte." } = options;
  const { enabled = true, at = new Date() } = options;
  const id = randomUUIDv7();
  const said = await voiceOf(db, options);
  const values = { id, ...said, channel_id: channelId, text, tags, job_post_id: jobPostId, enabled, created_at: at };
  await db.insertInto("posts").values(values).execute();
  return { id, authorId: said.author_id };
}

type CommentOptions = Omit<AuthoredOptions, "text"> & {
  postId: string;
  parentId?: string | null;
  text?: string | null;
};

/** Creates a comment on a post, or a reply to a comment. `text: null` means that the comment was removed. */
export async function aComment(db: Db, options: CommentOptions) {
  const { postId, parentId = null, text = "Anche da noi.", enabled = true, at = new Date(), ...voiced } = options;
  const id = randomUUIDv7();
  const said = await voiceOf(db, voiced);
  const values = { id, ...said, post_id: postId, parent_id: parentId, text, enabled, created_at: at };
  await db.insertInto("comments").values(values).execute();
  return { id, authorId: said.author_id };
}

/** Makes a user block or mute another user, or mute a Space. */
export async function aBlock(
  db: Db,
  options: { userId: string; personId?: string; spaceId?: string; kind?: "mute" | "block" },
) {
  const { userId, personId = null, spaceId = null, kind = "block" } = options;
  const values = { id: randomUUIDv7(), user_id: userId, kind, person_id: personId, space_id: spaceId };
  await db
    .insertInto("blocks")
    .values({ ...values, created_at: new Date() })
    .execute();
  return { id: values.id };
}
