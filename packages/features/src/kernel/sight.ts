import type { NotificationKind } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { hasRole, type Actor } from "./ctx.ts";

/**
 * Who may see what, in one place: every question about posts and comments, whoever asks it, goes through here. `viewer` is null
 * for a guest. Admins see everything where they ask as admins (`asAdmin`): who blocks them does not escape them.
 */
export type Viewer = {
  readonly id: string | null;
  /** Spaces for which who asks writes: their own posts are seen there when disabled. */
  readonly spaceIds: readonly string[];
  readonly asAdmin: boolean;
};

export const viewerOf = (actor: Actor, { asAdmin = false }: { asAdmin?: boolean } = {}): Viewer => ({
  id: actor.id,
  spaceIds: actor.memberships.map(({ spaceId }) => spaceId).filter((id) => hasRole(actor, id, "recruiter")),
  asAdmin,
});

/** Neither of the two blocked the other; `person` is an id in the statement. */
export const unblockedPerson = (viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.id === null || viewer.asAdmin
    ? sql`true`
    : sql`not exists (select from blocks b where b.kind = 'block'
        and ((b.user_id = ${viewer.id} and b.person_id = ${person}) or (b.user_id = ${person} and b.person_id = ${viewer.id})))`;

/** The person's page opens for the viewer, as `mayOpen` of people decides for a row; `person` is an id in the statement. */
export const hasOpenPage = (
  viewer: Pick<Viewer, "id">,
  person: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from users shown left join user_settings choice on choice.user_id = shown.id
  where shown.id = ${person} and shown.enabled and shown.deletes_at is null
    and (shown.id = ${viewer.id}::uuid
      or choice.profile_visibility in ${viewer.id === null ? sql`('link', 'everyone')` : sql`('link', 'signedIn', 'everyone')`}))`;

/** What a person says, neither of the two having blocked the other. Spaces cannot be blocked, nor the house. */
export const unblocked = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.voice`)} <> 'person' or ${unblockedPerson(viewer, sql.ref(`${alias}.author_id`))})`;

/** Who asks wants to see it: for lists and hints, not for an address that somebody opens. */
export const unmuted = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.id === null
    ? sql`true`
    : sql`not exists (select from blocks b where b.user_id = ${viewer.id} and b.kind = 'mute'
        and ((${sql.ref(`${alias}.voice`)} = 'person' and b.person_id = ${sql.ref(`${alias}.author_id`)})
          or (${sql.ref(`${alias}.voice`)} = 'space' and b.space_id = ${sql.ref(`${alias}.space_id`)})))`;

/**
 * Enabled, and its voice is there; its own author sees it disabled. One row by its key and no `exists`: a page looks at twenty of
 * them, and PostgreSQL, which does not know that it will stop there, would read all people first.
 */
export const standing = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
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

/** How who asks stands to a row of channels; null for who does not. */
const stateIn = (viewer: Viewer, alias: string) => sql`(select m.state from channel_members m
  where m.channel_id = ${sql.ref(`${alias}.id`)} and m.user_id = ${viewer.id}::uuid)`;

/** A row of channels, by its alias, of which who asks may know: a closed one is its members' and of who was asked in. */
export const knownChannel = (viewer: Viewer, alias = "channel"): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.enabled`)} and (${sql.ref(`${alias}.type`)} <> 'closed'
        or coalesce(${stateIn(viewer, alias)} in ('member', 'invited'), false)))`;

/** A row of channels, by its alias, in which who asks may read. */
export const readableChannel = (viewer: Viewer, alias = "channel"): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.enabled`)} and (${sql.ref(`${alias}.type`)} = 'open'
        or coalesce(${stateIn(viewer, alias)} = 'member', false)))`;

/** Common, or in a channel that who asks may read. */
export const inReach = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.asAdmin
    ? sql`true`
    : sql`(${sql.ref(`${alias}.channel_id`)} is null or coalesce((
        select ${readableChannel(viewer, "c")} from channels c where c.id = ${sql.ref(`${alias}.channel_id`)}), false))`;

/** A row of posts, by its alias, that who asks may open. */
export const visiblePost = (viewer: Viewer, alias = "post"): RawBuilder<boolean> =>
  sql`(${standing(viewer, alias)} and ${inReach(viewer, alias)} and ${unblocked(viewer, alias)})`;

/** A row of comments, by its alias, on a post that may be opened. */
export const visibleComment = (viewer: Viewer, alias = "comment"): RawBuilder<boolean> =>
  sql`(${standing(viewer, alias)} and ${unblocked(viewer, alias)})`;

/** A row of users, by its alias, who hides from somebody that who asks belongs to. */
export const hiddenFrom = (viewer: Viewer, alias: string) => sql`exists (
  select from hidden_from h where h.user_id = ${sql.ref(`${alias}.id`)} and (
    h.space_id in (select m.space_id from members m where m.user_id = ${viewer.id} and m.enabled)
    or exists (select from users v where v.id = ${viewer.id}
      and right('.' || split_part(v.email, '@', 2), length(h.domain) + 1) = '.' || h.domain)))`;

/**
 * A row of users, by its alias, whom who asks may speak to and follow: there, neither blocked the other, and known to them,
 * because their page opens for who asks or because they said something that who asks may read.
 */
export const knownPerson = (viewer: Viewer & { id: string }, alias: string): RawBuilder<boolean> => {
  const id = sql.ref(`${alias}.id`);
  return sql`(${sql.ref(`${alias}.enabled`)} and ${sql.ref(`${alias}.deletes_at`)} is null
    and ${unblockedPerson(viewer, id)} and (${id} = ${viewer.id}
      or (exists (select from user_settings p where p.user_id = ${id} and p.profile_visibility <> 'nobody')
        and not ${hiddenFrom(viewer, alias)})
      or exists (select from posts own where own.author_id = ${id} and own.voice = 'person' and own.enabled
        and ${inReach(viewer, "own")})
      or exists (select from comments said join posts post on post.id = said.post_id
        where said.author_id = ${id} and said.voice = 'person' and said.enabled and said.text is not null
          and ${visiblePost(viewer)})))`;
};

/** The same for people who did not ask: who is told of something must be able to open it. */
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
 * A row of applications, by its alias, that is in its Space's lists, counts, searches and mails: the Space did not take it out
 * itself, and nobody who runs the installation hid it. Its talent sees it in any case.
 */
export const inSpace = (alias = "applications"): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.hidden_at`)} is null and ${sql.ref(`${alias}.enabled`)})`;

/** The same of a row that was read. */
export const isInSpace = ({ hidden_at, enabled }: { hidden_at: Date | null; enabled: boolean }): boolean =>
  hidden_at === null && enabled;

type Said = { readonly postId: string; readonly commentId?: string | null };

/** Of these people, who may open it and wants to hear who said it: nobody else is told of it. */
export async function findHearers(db: Db, { postId, commentId }: Said, userIds: readonly string[]): Promise<string[]> {
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

/** What people say to each other; what somebody is owed, a decision or an answer, is told whoever said what. */
const spokenKinds = [
  "feed.mentioned",
  "feed.commented",
  "channel.posted",
  "channel.invited",
  "channel.accepted",
  "channel.asked",
  "message.received",
] as const satisfies readonly NotificationKind[];

/** About no application, or about one that was not hidden: of that one, only its talent hears. */
const ofShownApplication = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
  const id = sql.ref(`${alias}.application_id`);
  return sql`(${id} is null or coalesce((
    select a.enabled or a.talent_id = ${viewer.id} from applications a where a.id = ${id}), false))`;
};

/**
 * A row of notifications that its reader still hears of: what it speaks of may be opened, neither of the two blocked the other,
 * and who said it is not muted. Asked when it is shown, counted and mailed: all of it changes after it was told.
 */
export const heard = (viewer: Viewer, alias = "notifications"): RawBuilder<boolean> => {
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
