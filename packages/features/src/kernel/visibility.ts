import type { NotificationKind } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import type { Actor } from "./ctx.ts";
import { hasRole } from "./roles.ts";

/**
 * All visibility rules for posts and comments are here; every query goes through them. The viewer's id is null for a guest.
 * Admins who act as admins (`asAdmin`) see everything, also posts of people who blocked them.
 */
export type Viewer = {
  readonly id: string | null;
  /** Ids of the Spaces that the viewer writes for; the viewer sees their disabled posts. */
  readonly spaceIds: readonly string[];
  readonly asAdmin: boolean;
};

export const viewerOf = (actor: Actor, { asAdmin = false }: { asAdmin?: boolean } = {}): Viewer => ({
  id: actor.id,
  spaceIds: actor.memberships.map(({ spaceId }) => spaceId).filter((id) => hasRole(actor, id, "recruiter")),
  asAdmin,
});

/** SQL predicate: neither the viewer nor the person blocked the other. `person` is an id in the statement. */
export const unblockedPerson = (viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.id === null || viewer.asAdmin
    ? sql`true`
    : sql`not exists (select from blocks b where b.kind = 'block'
        and ((b.user_id = ${viewer.id} and b.person_id = ${person}) or (b.user_id = ${person} and b.person_id = ${viewer.id})))`;

/**
 * SQL predicate: the viewer may open the person's page; the same rule as `mayOpen` of people. `person` is an id in the statement.
 */
export const hasOpenPage = (
  viewer: Pick<Viewer, "id">,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from users shown left join user_settings choice on choice.user_id = shown.id
  where shown.id = ${person} and shown.enabled and shown.deletes_at is null
    and (shown.id = ${viewer.id}::uuid
      or choice.profile_visibility in ${viewer.id === null ? sql`('link', 'everyone')` : sql`('link', 'signedIn', 'everyone')`}))`;

/**
 * SQL predicate: neither the viewer nor the author blocked the other. Only personal posts can be blocked, not those of Spaces or
 * of Orbita.
 */
export const unblocked = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.voice`)} <> 'person' or ${unblockedPerson(viewer, sql.ref(`${alias}.author_id`))})`;

/** SQL predicate: the viewer has not muted the author. Use it for lists and change events, not for content that somebody opens by its URL. */
export const unmuted = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.id === null
    ? sql`true`
    : sql`not exists (select from blocks b where b.user_id = ${viewer.id} and b.kind = 'mute'
        and ((${sql.ref(`${alias}.voice`)} = 'person' and b.person_id = ${sql.ref(`${alias}.author_id`)})
          or (${sql.ref(`${alias}.voice`)} = 'space' and b.space_id = ${sql.ref(`${alias}.space_id`)})))`;

/**
 * SQL predicate: the row of a post or comment is enabled and its author is active; authors see their own disabled rows. Reads one row by key instead
 * of `exists`: a page checks only twenty rows, but PostgreSQL does not know the limit and would read all users first.
 */
export const isActive = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
  if (viewer.asAdmin) return sql`true`;
  const own =
    viewer.id === null
      ? sql`false`
      : sql`((${sql.ref(`${alias}.voice`)} = 'person' and ${sql.ref(`${alias}.author_id`)} = ${viewer.id})
          or ${sql.ref(`${alias}.space_id`)} = any (${viewer.spaceIds}::uuid[]))`;
  return sql`((${sql.ref(`${alias}.enabled`)} or ${own}) and case ${sql.ref(`${alias}.voice`)}
    when 'person' then coalesce((select u.enabled and u.deletes_at is null from users u where u.id = ${sql.ref(`${alias}.author_id`)}), false)
    when 'space' then coalesce((select s.enabled from spaces s where s.id = ${sql.ref(`${alias}.space_id`)}), false)
    else true end)`;
};

/** SQL: the viewer's membership state in this channel; null if they have none. */
const stateIn = (viewer: Viewer, alias: string) => sql`(select m.state from channel_members m
  where m.channel_id = ${sql.ref(`${alias}.id`)} and m.user_id = ${viewer.id}::uuid)`;

/**
 * SQL predicate: the viewer may know that this channel exists. A closed channel is visible only to its members and invited users.
 */
export const knownChannel = (viewer: Viewer, alias = "channel"): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.enabled`)} and (${sql.ref(`${alias}.type`)} <> 'closed'
        or coalesce(${stateIn(viewer, alias)} in ('member', 'invited'), false)))`;

/** SQL predicate: the viewer may read this channel. */
export const readableChannel = (viewer: Viewer, alias = "channel"): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.enabled`)} and (${sql.ref(`${alias}.type`)} = 'open'
        or coalesce(${stateIn(viewer, alias)} = 'member', false)))`;

/** SQL predicate: the row is in no channel, or in a channel that the viewer may read. */
export const isReachable = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.channel_id`)} is null or coalesce((
        select ${readableChannel(viewer, "c")} from channels c where c.id = ${sql.ref(`${alias}.channel_id`)}), false))`;

/** SQL predicate: the viewer may open this post. */
export const visiblePost = (viewer: Viewer, alias = "post"): RawBuilder<boolean> =>
  sql`(${isActive(viewer, alias)} and ${isReachable(viewer, alias)} and ${unblocked(viewer, alias)})`;

/** SQL predicate: the viewer may see this comment, provided that they may open its post. */
export const visibleComment = (viewer: Viewer, alias = "comment"): RawBuilder<boolean> =>
  sql`(${isActive(viewer, alias)} and ${unblocked(viewer, alias)})`;

/** SQL predicate: this user hides from a Space or an email domain that the viewer belongs to. */
export const hiddenFrom = (viewer: Viewer, alias: string) => sql`exists (
  select from hidden_from h where h.user_id = ${sql.ref(`${alias}.id`)} and (
    h.space_id in (select m.space_id from members m where m.user_id = ${viewer.id} and m.enabled)
    or exists (select from users v where v.id = ${viewer.id}
      and right('.' || split_part(v.email, '@', 2), length(h.domain) + 1) = '.' || h.domain)))`;

/**
 * SQL predicate: the viewer may message and follow this user. The user is active, neither blocked the other, and the viewer may
 * open their page or read something that they posted.
 */
export const knownPerson = (viewer: Viewer & { id: string }, alias: string): RawBuilder<boolean> => {
  const id = sql.ref(`${alias}.id`);
  return sql`(${sql.ref(`${alias}.enabled`)} and ${sql.ref(`${alias}.deletes_at`)} is null
    and ${unblockedPerson(viewer, id)} and (${id} = ${viewer.id}
      or (exists (select from user_settings p where p.user_id = ${id} and p.profile_visibility <> 'nobody')
        and not ${hiddenFrom(viewer, alias)})
      or exists (select from posts own where own.author_id = ${id} and own.voice = 'person' and own.enabled
        and ${isReachable(viewer, "own")})
      or exists (select from comments said join posts post on post.id = said.post_id
        where said.author_id = ${id} and said.voice = 'person' and said.enabled and said.text is not null
          and ${visiblePost(viewer)})))`;
};

/** Loads viewers for users other than the caller. For example, the recipients of a notification must be able to open its subject. */
export async function findViewers(db: Db, userIds: readonly string[]): Promise<(Viewer & { id: string })[]> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("members")
    .innerJoin("spaces", "spaces.id", "members.space_id")
    .select(["members.user_id", "members.space_id"])
    .where("members.user_id", "in", ids)
    .where("members.enabled", "=", true)
    .where("members.role", "<>", "viewer")
    .where("spaces.enabled", "=", true)
    .execute();
  return ids.map((id) => ({
    id,
    spaceIds: rows.filter(({ user_id }) => user_id === id).map(({ space_id }) => space_id),
    asAdmin: false,
  }));
}

/**
 * SQL predicate: the application appears in its Space's lists, counts, searches and mails. The Space did not hide it and no admin
 * disabled it. Its talent sees it in any case.
 */
export const inSpace = (alias = "applications"): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.hidden_at`)} is null and ${sql.ref(`${alias}.enabled`)})`;

/** The same rule as the SQL predicate `inSpace`, for a loaded application row. */
export const isInSpace = ({ hidden_at, enabled }: { hidden_at: Date | null; enabled: boolean }): boolean =>
  hidden_at === null && enabled;

type PostOrCommentRef = { readonly postId: string; readonly commentId?: string | null };

/** Returns the users who may open the post or comment and have not muted its author; only they are notified. */
export async function findSubscribers(
  db: Db,
  { postId, commentId }: PostOrCommentRef,
  userIds: readonly string[],
): Promise<string[]> {
  const viewers = await findViewers(db, userIds);
  if (viewers.length === 0) return [];
  const heard = (viewer: Viewer) =>
    commentId
      ? sql`exists (select from comments comment where comment.id = ${commentId} and comment.text is not null
          and ${visibleComment(viewer)} and ${unmuted(viewer, "comment")})`
      : unmuted(viewer, "post");
  const each = viewers.map(
    (viewer) => sql`select ${viewer.id}::uuid as id from posts post
      where post.id = ${postId} and ${visiblePost(viewer)} and ${heard(viewer)}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Notification kinds that blocking and muting suppress. Other kinds, such as the decision on an application, are sent in spite of
 * blocks and mutes.
 */
const spokenKinds = [
  "feed.mentioned",
  "feed.commented",
  "channel.posted",
  "channel.invited",
  "channel.accepted",
  "channel.asked",
  "message.received",
] as const satisfies readonly NotificationKind[];

/**
 * SQL predicate: the notification is about no application or an enabled application. Only its talent is notified of a disabled
 * application.
 */
const ofShownApplication = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
  const id = sql.ref(`${alias}.application_id`);
  return sql`(${id} is null or coalesce((
    select a.enabled or a.talent_id = ${viewer.id} from applications a where a.id = ${id}), false))`;
};

/**
 * SQL predicate: the notification is still visible to its recipient: they may open its subject, neither side blocked the other,
 * and the sender is not muted. Evaluated whenever it is shown, counted or mailed, because all of this can change after it was
 * created.
 */
export const visibleNotification = (viewer: Viewer, alias = "notifications"): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${ofShownApplication(viewer, alias)} and (${column("kind")} <> all (${spokenKinds}::text[]) or (
    (${column("from_id")} is null or (${unblockedPerson(viewer, column("from_id"))} and not exists (
      select from blocks b where b.user_id = ${viewer.id} and b.kind = 'mute' and b.person_id = ${column("from_id")})))
    and (${column("space_id")} is null or not exists (
      select from blocks b where b.user_id = ${viewer.id} and b.kind = 'mute' and b.space_id = ${column("space_id")}))
    and (${column("post_id")} is null or exists (
      select from posts post where post.id = ${column("post_id")} and ${visiblePost(viewer)}))
    and (${column("comment_id")} is null or exists (
      select from comments comment where comment.id = ${column("comment_id")} and comment.text is not null
        and ${visibleComment(viewer)}))
    and (${column("channel_id")} is null or exists (
      select from channels channel where channel.id = ${column("channel_id")} and ${knownChannel(viewer)})))))`;
};
