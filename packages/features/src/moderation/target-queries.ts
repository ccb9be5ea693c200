import type { ModeratedContentKind, Report } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { findReportable } from "../messages/index.ts";
import { knownChannel, visibleComment, visiblePost, type Viewer } from "../kernel/visibility.ts";

export type TargetKind = Report["kind"];
/** Content that can be reported or hidden, in its current state. */
export type ModerationTarget = {
  id: string;
  voice: "person" | "space" | "house";
  author_id: string | null;
  space_id: string | null;
  post_id: string | null;
  channel_id: string | null;
  text: string;
  alts: string[];
  /** True if the viewer moderates the channel that contains the content. */
  moderates: boolean;
};

const moderates = (viewer: Viewer, channelId: string) => sql`exists (select from channel_members m
  where m.channel_id = ${sql.ref(channelId)} and m.user_id = ${viewer.id}::uuid and m.state = 'member' and m.role = 'moderator')`;

const post = (viewer: Viewer, id: string) => sql<ModerationTarget>`
  select post.id, post.voice, post.author_id, post.space_id, post.id as post_id, post.channel_id, post.text,
    array (select i.alt from post_images i where i.post_id = post.id order by i.place) as alts,
    ${moderates(viewer, "post.channel_id")} as moderates
  from posts post where post.id = ${id} and post.enabled and ${visiblePost(viewer)}`;

const comment = (viewer: Viewer, id: string) => sql<ModerationTarget>`
  select comment.id, comment.voice, comment.author_id, comment.space_id, comment.post_id, post.channel_id, comment.text,
    array[]::text[] as alts, ${moderates(viewer, "post.channel_id")} as moderates
  from comments comment join posts post on post.id = comment.post_id
  where comment.id = ${id} and comment.enabled and comment.text is not null
    and ${visibleComment(viewer)} and ${visiblePost(viewer)}`;

const channel = (viewer: Viewer, id: string) => sql<ModerationTarget>`
  select channel.id, 'house' as voice, channel.created_by as author_id, null::uuid as space_id, null::uuid as post_id,
    channel.id as channel_id,
    concat_ws(E'\n', channel.name, nullif(channel.description, ''), nullif(array_to_string(channel.rules, E'\n'), '')) as text,
    array[]::text[] as alts, ${moderates(viewer, "channel.id")} as moderates
  from channels channel where channel.id = ${id} and channel.enabled and ${knownChannel(viewer)}`;

const asked = { post, comment, channel };
const noPlace = { post_id: null, channel_id: null, alts: [], moderates: false };

/** The content, if the viewer may see it and it is not hidden; otherwise undefined. */
export async function findTarget(
  db: Db,
  viewer: Viewer,
  { kind, id }: { kind: TargetKind; id: string },
): Promise<ModerationTarget | undefined> {
  if (kind === "message") {
    const said = await findReportable(db, viewer, id);
    return said && { ...said, ...noPlace };
  }
  const { rows } = await asked[kind](viewer, id).execute(db);
  return rows[0];
}

const tables = {
  post: "posts",
  comment: "comments",
  channel: "channels",
  user: "users",
  space: "spaces",
  jobpost: "job_posts",
  resume: "resumes",
  application: "applications",
  message: "messages",
} as const satisfies Record<ModeratedContentKind, string>;

/**
 * SQL predicate: the row of the content with this id. Leaves out closed Spaces: their owners closed them, so moderation must
 * not reopen them.
 */
const oneOf = (kind: ModeratedContentKind, id: string) =>
  sql<boolean>`id = ${id} and ${kind === "space" ? sql`closed_at is null` : sql`true`}`;

export async function setEnabled(tx: Tx, kind: ModeratedContentKind, id: string, enabled: boolean): Promise<void> {
  await sql`update ${sql.table(tables[kind])} set enabled = ${enabled}
    where ${oneOf(kind, id)} and enabled <> ${enabled}`.execute(tx);
}

/** Whether the target of a moderation case is visible now; undefined if it does not exist or is a closed Space. */
export async function findEnabled(tx: Tx, kind: ModeratedContentKind, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ enabled: boolean }>`
    select enabled from ${sql.table(tables[kind])} where ${oneOf(kind, id)}`.execute(tx);
  return rows[0]?.enabled;
}

/** Like `findEnabled`, with a row lock, so that concurrent changes are serialized. */
export async function lockEnabled(tx: Tx, kind: ModeratedContentKind, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ enabled: boolean }>`
    select enabled from ${sql.table(tables[kind])} where ${oneOf(kind, id)} for no key update`.execute(tx);
  return rows[0]?.enabled;
}
