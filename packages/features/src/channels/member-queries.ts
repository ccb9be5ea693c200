import type { ChannelMember } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import { hasOpenPage, hiddenFrom, knownPerson, unblockedPerson } from "../kernel/visibility.ts";
import type { SignedInViewer } from "./policy.ts";

export type ChannelMembershipRow = Selectable<Tables["channel_members"]>;
export type MemberState = ChannelMember["state"];
export type MemberRole = ChannelMember["role"];
type MemberKey = { readonly channelId: string; readonly userId: string };

/** Locks a membership of a channel, which serialises concurrent changes. */
export const lockMember = (tx: Tx, { channelId, userId }: MemberKey): Promise<ChannelMembershipRow | undefined> =>
  tx
    .selectFrom("channel_members")
    .selectAll()
    .where("channel_id", "=", channelId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a membership of a channel. Returns false if it already exists, perhaps from a concurrent request. */
export async function insertChannelMember(
  tx: Tx,
  { channelId, userId }: MemberKey,
  state: MemberState,
  now: Date,
): Promise<boolean> {
  const at = { seen_at: now, created_at: now };
  const row = await tx
    .insertInto("channel_members")
    .values({ channel_id: channelId, user_id: userId, state, ...at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

type MembershipUpdate = Partial<Pick<ChannelMembershipRow, "state" | "role" | "notices" | "seen_at" | "created_at">>;

/** Saves a membership of a channel. Returns false if it no longer exists. */
export async function saveMember(tx: Tx, { channelId, userId }: MemberKey, change: MembershipUpdate): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("channel_members")
    .set(change)
    .where("channel_id", "=", channelId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteChannelMember(tx: Tx, { channelId, userId }: MemberKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("channel_members")
    .where("channel_id", "=", channelId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Saves until when a member has seen the channel. The time never moves back. */
export async function saveSeenChannel(tx: Tx, { channelId, userId }: MemberKey, until: Date): Promise<void> {
  await sql`update channel_members set seen_at = ${until}
    where channel_id = ${channelId} and user_id = ${userId} and state = 'member' and seen_at < ${until}`.execute(tx);
}

/** Accepts all pending join requests of a channel that became open. */
export async function admitAsking(tx: Tx, channelId: string, now: Date): Promise<void> {
  await tx
    .updateTable("channel_members")
    .set({ state: "member", seen_at: now })
    .where("channel_id", "=", channelId)
    .where("state", "=", "asked")
    .execute();
}

type ChannelMemberRow = {
  id: string;
  name: string;
  username: string;
  hasPage: boolean;
  picture: string | null;
  state: MemberState;
  role: MemberRole;
  since: Date;
};

const shown = (
  viewer: SignedInViewer,
) => sql`u.id, u.first_name || ' ' || u.last_name as name, u.username, ${hasOpenPage(viewer, sql`u.id`)} as "hasPage", u.profile_image_id as picture,
  m.state, m.role, m.created_at as since`;
const there = (viewer: SignedInViewer) => sql`u.enabled and u.deletes_at is null
  and ${viewer.asAdmin ? sql`true` : unblockedPerson(viewer, sql`u.id`)}`;

type MemberListQuery = {
  readonly channelId: string;
  readonly state: MemberState;
  readonly viewer: SignedInViewer;
  readonly keeps: boolean;
};

/**
 * The members of a channel, moderators first, then by join date. A member who hides from a Space or an email domain is not listed
 * to people of that Space or domain, unless the viewer moderates the channel.
 */
export async function findChannelMembers(
  db: Db,
  listed: MemberListQuery,
  { page, size }: { page: number; size: number },
) {
  const { channelId, state, viewer, keeps } = listed;
  const from = sql`from channel_members m join users u on u.id = m.user_id
    where m.channel_id = ${channelId} and m.state = ${state} and ${there(viewer)}
      and ${keeps ? sql`true` : sql`(u.id = ${viewer.id} or not ${hiddenFrom(viewer, "u")})`}`;
  const { rows } = await sql<ChannelMemberRow>`select ${shown(viewer)} ${from}
    order by m.role = 'moderator' desc, m.created_at, u.id limit ${size} offset ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** A channel member as a moderator sees them; undefined if one of the two has blocked the other. */
export async function findChannelMember(
  db: Db,
  { channelId, userId }: MemberKey,
  viewer: SignedInViewer,
): Promise<ChannelMemberRow | undefined> {
  const { rows } = await sql<ChannelMemberRow>`
    select ${shown(viewer)} from channel_members m join users u on u.id = m.user_id
    where m.channel_id = ${channelId} and m.user_id = ${userId} and ${there(viewer)}`.execute(db);
  return rows[0];
}

export const presentChannelMember = ({ since, ...row }: ChannelMemberRow): ChannelMember => ({
  ...row,
  since: since.toISOString(),
});

/** The people with these usernames whom the viewer may contact, in the given order and without duplicates. */
export async function findInvitablePeople(db: Db, viewer: SignedInViewer, usernames: readonly string[]) {
  const { rows } = await sql<{ id: string; username: string }>`
    select u.id, u.username from (
      select plain(name) as name, min(place) as place from unnest(${usernames}::text[]) with ordinality given (name, place)
      group by 1) given join users u on plain(u.username) = given.name
    where ${knownPerson(viewer, "u")} order by given.place`.execute(db);
  return rows;
}

/**
 * The users who decide on join requests: the moderators, or the administrators if there are none. Leaves out those who muted or
 * blocked the requesting user, or were blocked by them.
 */
export async function findChannelModerators(db: Db, { channelId, userId }: MemberKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moderators as (
      select u.id from channel_members m join users u on u.id = m.user_id
      where m.channel_id = ${channelId} and m.state = 'member' and m.role = 'moderator' and u.enabled and u.deletes_at is null)
    select keeper.id from (
      select id from moderators
      union all select u.id from users u where 'admin' = any (u.scopes) and not exists (select from moderators)) keeper
    where not exists (select from blocks b where (b.user_id = keeper.id and b.person_id = ${userId})
      or (b.user_id = ${userId} and b.person_id = keeper.id and b.kind = 'block'))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the user gets notifications from the sender: false if the user has muted or blocked them. */
export async function hasNotMuted(db: Db, { by, userId }: { by: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`select from blocks where user_id = ${userId} and person_id = ${by}`.execute(db);
  return rows.length === 0;
}

/**
 * The number of invitations that the user sent since that time, whatever their outcome. The row lock serialises concurrent
 * invitations.
 */
export async function countChannelInvitations(tx: Tx, userId: string, since: Date): Promise<number> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from history
    where actor_id = ${userId} and at > ${since} and entity = 'channel_members' and action = 'insert'
      and after ->> 'state' = 'invited'`.execute(tx);
  return rows[0]!.count;
}

export const memberNameOf = async (db: Db, userId: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from users where id = ${userId}`.execute(db);
  return rows[0]?.name ?? "";
};
