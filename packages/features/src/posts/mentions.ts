import { randomUUIDv7 } from "node:crypto";
import { namesIn } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Ctx } from "../kernel/ctx.ts";
import { findSubscribers, knownPerson, type Viewer } from "../kernel/visibility.ts";
import { notify } from "../notifications/index.ts";

export type MentionTarget = { name: string; userId: string | null; spaceId: string | null };

/**
 * The usernames that a mention may mean. Usernames may contain spaces, which a mention cannot: "giulia ferraris" is mentioned as
 * @giulia.ferraris.
 */
const spellings = (name: string): string[] => [
  ...new Set([name, name.replaceAll(".", " "), name.replaceAll("_", " ")]),
];

/** Resolves the names in a text to people the author may know and to Spaces. Other names stay plain text. */
export async function findMentioned(db: Db, viewer: Viewer & { id: string }, text: string): Promise<MentionTarget[]> {
  const names = namesIn(text);
  if (names.length === 0) return [];
  const tried = names.flatMap((name, at) => spellings(name).map((spelt) => ({ at, spelt })));
  const { rows } = await sql<{ at: number; user_id: string | null; space_id: string | null }>`
    select distinct on (tried.at) tried.at, u.id as user_id, case when u.id is null then s.id end as space_id
    from unnest(${tried.map(({ at }) => at)}::integer[], ${tried.map(({ spelt }) => spelt)}::text[])
      with ordinality as tried (at, spelt, place)
    left join users u on plain(u.username) = plain(tried.spelt) and ${knownPerson(viewer, "u")}
    left join spaces s on s.url = tried.spelt and s.enabled
    where u.id is not null or s.id is not null
    order by tried.at, u.id is null, tried.place`.execute(db);
  return rows.map(({ at, user_id, space_id }) => ({ name: names[at]!, userId: user_id, spaceId: space_id }));
}

type MentionSource = { postId: string; commentId: string | null };

const ofSaid = ({ postId, commentId }: MentionSource) =>
  sql<boolean>`post_id = ${postId} and comment_id is not distinct from ${commentId}::uuid`;

/** The stored mentions of a post or comment. */
export async function findMentionTargets(db: Db, said: MentionSource): Promise<MentionTarget[]> {
  const rows = await db.selectFrom("mentions").select(["name", "user_id", "space_id"]).where(ofSaid(said)).execute();
  return rows.map(({ name, user_id, space_id }) => ({ name, userId: user_id, spaceId: space_id }));
}

/** Replaces the stored mentions with those of the current text. */
export async function saveMentions(tx: Tx, said: MentionSource, all: readonly MentionTarget[]): Promise<void> {
  const { postId, commentId } = said;
  await tx.deleteFrom("mentions").where(ofSaid(said)).execute();
  if (all.length === 0) return;
  const values = all.map(({ name, userId, spaceId }) => ({
    id: randomUUIDv7(),
    post_id: postId,
    comment_id: commentId,
    name,
    user_id: userId,
    space_id: spaceId,
  }));
  await tx.insertInto("mentions").values(values).execute();
}

/** Updates the stored mentions after an admin edited the text: keeps those that are still in the text and adds none. */
export async function updateMentions(tx: Tx, said: MentionSource, text: string): Promise<void> {
  const names = namesIn(text);
  await saveMentions(
    tx,
    said,
    (await findMentionTargets(tx, said)).filter(({ name }) => names.includes(name)),
  );
}

/** Deletes the mentions of a comment whose text is removed. */
export async function deleteMentionsOfComment(tx: Tx, commentId: string): Promise<void> {
  await tx.deleteFrom("mentions").where("comment_id", "=", commentId).execute();
}

/** The recruiters and owners of these Spaces: the recipients of notifications about mentions. Leaves out disabled members and users who are leaving. */
export async function findMentionableWriters(db: Db, spaceIds: readonly string[]): Promise<string[]> {
  if (spaceIds.length === 0) return [];
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("members.user_id")
    .distinct()
    .where("members.space_id", "in", [...spaceIds])
    .where("members.enabled", "=", true)
    .where("members.role", "<>", "viewer")
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export type MentionContext = MentionSource & {
  channelId: string | null;
  /** The URL of the channel that contains the post; null outside channels. */
  channel: string | null;
  /** The displayed name of the author: a person or a Space. */
  who: string;
  /** The Space for which the post or comment was written; null for a person. */
  spaceId: string | null;
  /** The author of the text, if the acting user is somebody else, such as an admin who edited it. */
  fromId?: string | null;
};

type MentionNotifyCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue" | "actor">;

/** Members who turned off notifications for the channel. */
async function findSilent(db: Db, channelId: string | null): Promise<Set<string>> {
  if (channelId === null) return new Set();
  const rows = await db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_id", "=", channelId)
    .where("notices", "=", "none")
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * Notifies people of a post or comment, once each. Skips the author, and readers who cannot open it, muted the author, or turned
 * off notifications for the channel.
 */
export async function notifyOfContent(
  ctx: MentionNotifyCtx,
  kind: "feed.mentioned" | "feed.commented",
  { userIds, answer = false, ...said }: MentionContext & { userIds: readonly string[]; answer?: boolean },
): Promise<string[]> {
  const silent = await findSilent(ctx.tx, said.channelId);
  const others = userIds.filter((id) => id !== ctx.actor.id && !silent.has(id));
  const hearers = await findSubscribers(ctx.tx, said, others);
  await notify(ctx, {
    kind,
    userIds: hearers,
    key: `${kind}:${said.commentId ?? said.postId}`,
    postId: said.postId,
    commentId: said.commentId,
    channelId: said.channelId,
    spaceId: said.spaceId,
    // Names no sender for a Space, which does not reveal the member who wrote for it.
    fromId: said.spaceId === null ? (said.fromId === undefined ? ctx.actor.id : said.fromId) : null,
    data: { who: said.who, ...(said.channel && { channel: said.channel }), ...(answer && { answer: "true" }) },
  });
  return hearers;
}

/** Notifies everyone a text mentions; for a Space, its recruiters and owners. Each person is notified only once. */
export const notifyMentioned = async (
  ctx: MentionNotifyCtx,
  said: MentionContext,
  all: readonly MentionTarget[],
): Promise<string[]> =>
  notifyOfContent(ctx, "feed.mentioned", {
    ...said,
    userIds: [
      ...all.flatMap(({ userId }) => userId ?? []),
      ...(await findMentionableWriters(
        ctx.tx,
        all.flatMap(({ spaceId }) => spaceId ?? []),
      )),
    ],
  });
