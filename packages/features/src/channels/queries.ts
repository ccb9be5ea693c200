import type { Channel } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import {
  hasOpenPage,
  knownChannel,
  readableChannel,
  unblockedPerson,
  unmuted,
  visiblePost,
  type Viewer,
} from "../kernel/visibility.ts";

export type ChannelColumns = Selectable<Tables["channels"]>;
export type VisibleChannel = Omit<ChannelColumns, "topic"> &
  Pick<Channel, "topic" | "moderators" | "me"> & {
    members: number;
    may_read: boolean;
    posts_this_week: number;
    last_post: Date | null;
  };

const week = 7 * 86_400_000;

/**
 * Users whom the viewer does not see in channels: disabled or leaving users, and users on either side of a block with the viewer.
 */
const unseen = (viewer: Viewer) => sql`
  select u.id from users u where not u.enabled or u.deletes_at is not null
  ${
    viewer.id === null || viewer.asAdmin
      ? sql``
      : sql`union select b.person_id from blocks b where b.user_id = ${viewer.id} and b.kind = 'block' and b.person_id is not null
        union select b.user_id from blocks b where b.person_id = ${viewer.id} and b.kind = 'block'`
  }`;

/**
 * SQL: for each channel, the number of members whom the viewer does not see. They are subtracted from the total, because there
 * are few of them.
 */
export const unseenIn = (viewer: Viewer) => sql<{ channel_id: string; count: number }>`(
  select m.channel_id, count(*)::integer as count from (${unseen(viewer)}) unseen
  join channel_members m on m.user_id = unseen.id and m.state = 'member' group by m.channel_id)`;

/** The number of members that the viewer may see; requires a join of `unseenIn` as `unseen_in`. */
export const memberCount = sql<number>`(
  coalesce((select sum(n.members) from channel_counts n where n.channel_id = channel.id), 0) - coalesce(unseen_in.count, 0))::integer`;

const seenPost = (viewer: Viewer) =>
  sql`post.channel_id = channel.id and ${visiblePost(viewer)} and ${unmuted(viewer, "post")}`;

/** SQL: all columns of a channel that the API shows, from the alias `channel`. */
const columns = (viewer: Viewer, now: Date) => sql`
  channel.*, ${memberCount} as members, ${readableChannel(viewer)} as may_read,
  (select count(*)::integer from posts post where ${seenPost(viewer)}
    and post.created_at > ${new Date(now.getTime() - week)}) as posts_this_week,
  (select post.created_at from posts post where ${seenPost(viewer)} order by post.created_at desc limit 1) as last_post,
  coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'username', u.username,
        'hasPage', ${hasOpenPage(viewer, sql`u.id`)})
      order by m.created_at, u.id)
    from channel_members m join users u on u.id = m.user_id where m.channel_id = channel.id and m.state = 'member'
      and m.role = 'moderator' and u.enabled and u.deletes_at is null
      and ${viewer.asAdmin ? sql`true` : unblockedPerson(viewer, sql`u.id`)}), '[]') as moderators,
  (select json_build_object('state', m.state, 'role', m.role, 'notices', m.notices) from channel_members m
    where m.channel_id = channel.id and m.user_id = ${viewer.id}::uuid) as me`;

type ViewerContext = { readonly viewer: Viewer; readonly now: Date };

/** The channels with these ids that the viewer may know of, in the order of the ids. */
export async function findChannels(
  db: Db,
  { viewer, now }: ViewerContext,
  ids: readonly string[],
): Promise<VisibleChannel[]> {
  const { rows } = await sql<VisibleChannel>`
    select ${columns(viewer, now)} from channels channel left join ${unseenIn(viewer)} unseen_in on unseen_in.channel_id = channel.id
    where channel.id = any (${ids}::uuid[]) and ${knownChannel(viewer)}`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A channel that the viewer may know of; otherwise undefined, as if it did not exist. */
export const findChannel = async (db: Db, asked: ViewerContext, id: string): Promise<VisibleChannel | undefined> =>
  (await findChannels(db, asked, [id]))[0];

export const findIdByUrl = async (db: Db, url: string): Promise<string | undefined> =>
  (await db.selectFrom("channels").select("id").where("url", "=", url).executeTakeFirst())?.id;

export type ChannelState = Pick<ChannelColumns, "id" | "url" | "name" | "type" | "enabled" | "cover_id" | "version"> & {
  known: boolean;
  readable: boolean;
  state: "member" | "asked" | "invited" | null;
  role: "member" | "moderator" | null;
};

const standing = (viewer: Viewer, id: string) => sql`
  select channel.id, channel.url, channel.name, channel.type, channel.enabled, channel.cover_id, channel.version,
    ${knownChannel(viewer)} as known, ${readableChannel(viewer)} as readable,
    (select m.state from channel_members m where m.channel_id = channel.id and m.user_id = ${viewer.id}::uuid) as state,
    (select m.role from channel_members m where m.channel_id = channel.id and m.user_id = ${viewer.id}::uuid) as role
  from channels channel where channel.id = ${id}`;

/** The state of a channel with the membership of the viewer. */
export async function findChannelState(db: Db, viewer: Viewer, id: string): Promise<ChannelState | undefined> {
  const { rows } = await sql<ChannelState>`${standing(viewer, id)}`.execute(db);
  return rows[0];
}

/**
 * The channel and the viewer's membership, with a shared lock: many users can join and leave at once, but nobody can close the
 * channel or change its type until the transaction ends.
 */
export async function holdChannelState(tx: Tx, viewer: Viewer, id: string): Promise<ChannelState | undefined> {
  await sql`select from channels where id = ${id} for share`.execute(tx);
  return findChannelState(tx, viewer, id);
}

/** Locks the channel exclusively, which serialises changes to it. */
export const lockChannel = (tx: Tx, id: string): Promise<ChannelColumns | undefined> =>
  tx.selectFrom("channels").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertChannel(tx: Tx, values: Insertable<Tables["channels"]>): Promise<void> {
  await tx.insertInto("channels").values(values).execute();
}

export async function saveChannel(tx: Tx, id: string, change: Updateable<Tables["channels"]>): Promise<void> {
  await tx.updateTable("channels").set(change).where("id", "=", id).execute();
}

/** Removes images that are being deleted from the channels that show them. */
export async function clearChannelCovers(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await tx.updateTable("channels").set({ cover_id: null }).where("cover_id", "in", fileIds).execute();
}
