import { randomUUIDv7 } from "node:crypto";
import { namesIn } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Ctx } from "../kernel/ctx.ts";
import { findHearers, knownPerson, type Viewer } from "../kernel/sight.ts";
import { notify } from "../notifications/index.ts";

export type Mentioned = { name: string; userId: string | null; spaceId: string | null };

/** What usernames have and words have not: "giulia ferraris" is spoken to as @giulia.ferraris. */
const spellings = (name: string): string[] => [
  ...new Set([name, name.replaceAll(".", " "), name.replaceAll("_", " ")]),
];

/** Whom the names of a text mean: people whom its writer may know, and Spaces; the others are words like any. */
export async function findMentioned(db: Db, viewer: Viewer & { id: string }, text: string): Promise<Mentioned[]> {
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

type Said = { postId: string; commentId: string | null };

const ofSaid = ({ postId, commentId }: Said) =>
  sql<boolean>`post_id = ${postId} and comment_id is not distinct from ${commentId}::uuid`;

/** Whom it speaks to until now. */
export async function findNamed(db: Db, said: Said): Promise<Mentioned[]> {
  const rows = await db.selectFrom("mentions").select(["name", "user_id", "space_id"]).where(ofSaid(said)).execute();
  return rows.map(({ name, user_id, space_id }) => ({ name, userId: user_id, spaceId: space_id }));
}

/** Those of the text as it is now take the place of those before. */
export async function saveMentions(tx: Tx, said: Said, all: readonly Mentioned[]): Promise<void> {
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

/** Of those before, who is still named: somebody else took words out, and speaks to nobody. */
export async function keepMentions(tx: Tx, said: Said, text: string): Promise<void> {
  const names = namesIn(text);
  await saveMentions(
    tx,
    said,
    (await findNamed(tx, said)).filter(({ name }) => names.includes(name)),
  );
}

/** Who writes for these Spaces: recruiters and owners, without those who were shut out or are leaving. */
export async function findWriters(db: Db, spaceIds: readonly string[]): Promise<string[]> {
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

export type Speaking = Said & {
  channelId: string | null;
  /** The channel's address, where it stands in one. */
  channel: string | null;
  /** As it is shown: the person's name, or the Space's. */
  who: string;
  /** The Space in whose name it is said; null for a person. */
  spaceId: string | null;
  /** Whose words they are, where it is not who acts. */
  fromId?: string | null;
};

type Telling = Pick<Ctx, "tx" | "now" | "tell" | "enqueue" | "actor">;

/** Members of the channel who chose to be notified of nothing there. */
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
 * Notifies people of what was said, once each: never the author, nor readers who cannot open it, muted the author, or chose to be
 * notified of nothing in the channel.
 */
export async function tellSpoken(
  ctx: Telling,
  kind: "feed.mentioned" | "feed.commented",
  { userIds, answer = false, ...said }: Speaking & { userIds: readonly string[]; answer?: boolean },
): Promise<string[]> {
  const silent = await findSilent(ctx.tx, said.channelId);
  const others = userIds.filter((id) => id !== ctx.actor.id && !silent.has(id));
  const hearers = await findHearers(ctx.tx, said, others);
  await notify(ctx, {
    kind,
    userIds: hearers,
    key: `${kind}:${said.commentId ?? said.postId}`,
    postId: said.postId,
    commentId: said.commentId,
    channelId: said.channelId,
    spaceId: said.spaceId,
    // Who writes for a Space is the Space's own matter.
    fromId: said.spaceId === null ? (said.fromId === undefined ? ctx.actor.id : said.fromId) : null,
    data: { who: said.who, ...(said.channel && { channel: said.channel }), ...(answer && { answer: "true" }) },
  });
  return hearers;
}

/** Everybody a text speaks to; a Space's writers for a Space. Who was told before is not told again. */
export const tellMentioned = async (ctx: Telling, said: Speaking, all: readonly Mentioned[]): Promise<string[]> =>
  tellSpoken(ctx, "feed.mentioned", {
    ...said,
    userIds: [
      ...all.flatMap(({ userId }) => userId ?? []),
      ...(await findWriters(
        ctx.tx,
        all.flatMap(({ spaceId }) => spaceId ?? []),
      )),
    ],
  });
