import {
  channelFields,
  type Channel,
  type ChannelMember,
  type MyChannel,
  type Page,
  type SearchPayload,
} from "@orbita/contract";
import { searchTable, type Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { knownChannel, unmuted, viewerOf, visiblePost, type Viewer } from "../kernel/visibility.ts";
import { findChannelMembers, presentChannelMember, type MemberState } from "./member-queries.ts";
import { isModerator, moderatorOf, requireKnownChannel, requireViewer } from "./policy.ts";
import { presentChannel } from "./present.ts";
import { findChannel, findChannels, findIdByUrl, memberCount, unseenIn } from "./queries.ts";

/** Unread posts are counted up to this number; from it on, the UI shows "99+". */
const mostUnread = 99;

/**
 * The channels of the user in the order of joining, with the number of unread posts. The user's own posts do not count as unread.
 */
export async function readMyChannels({ tx, actor }: ReadCtx): Promise<MyChannel[]> {
  const person = requireViewer(actor);
  const { rows } = await sql<MyChannel>`
    select channel.id, channel.name, channel.url, mine.state, case when mine.state = 'member' then (
      select count(*)::integer from (select from posts post where post.channel_id = channel.id and post.created_at > mine.seen_at
        and post.author_id is distinct from ${person.id} and ${visiblePost(person)} and ${unmuted(person, "post")}
        limit ${mostUnread}) unread) else 0 end as unread
    from channel_members mine join channels channel on channel.id = mine.channel_id
    where mine.user_id = ${person.id} and ${knownChannel(person)}
    order by mine.created_at, channel.name`.execute(tx);
  return rows;
}

const column = (name: string) => sql.ref(`channel.${name}`);

const searchIds = (db: Db, viewer: Viewer, payload: SearchPayload): Promise<Page<{ id: string }>> =>
  searchTable(
    db,
    db
      .selectFrom("channels as channel")
      .leftJoin(unseenIn(viewer).as("unseen_in"), "unseen_in.channel_id", "channel.id")
      .select("channel.id")
      .where(knownChannel(viewer)) as never,
    payload,
    {
      fields: channelFields,
      columns: {
        name: column("name"),
        description: column("description"),
        topic: column("topic"),
        type: column("type"),
        enabled: column("enabled"),
        members: memberCount,
        created: column("created_at"),
      },
      id: column("id"),
      always: ["name", "created", "members"],
    },
  );

export async function searchChannels({ tx, actor, now }: ReadCtx, payload: SearchPayload): Promise<Page<Channel>> {
  const viewer = viewerOf(actor);
  const { content, ...page } = await searchIds(tx, viewer, payload);
  const ids = content.map(({ id }) => id);
  const rows = await findChannels(tx, { viewer, now }, ids);
  return { ...page, content: rows.map((row) => presentChannel(row, viewer)) };
}

export async function readChannelByUrl({ tx, actor, now }: ReadCtx, { url }: { url: string }): Promise<Channel> {
  const viewer = viewerOf(actor);
  const id = (await findIdByUrl(tx, url.normalize("NFC").toLowerCase())) ?? fail("channel.notFound");
  return presentChannel((await findChannel(tx, { viewer, now }, id)) ?? fail("channel.notFound"), viewer);
}

type MemberPageQuery = { state: MemberState; page: number; size: number };

/** The members of a channel, for viewers who may read it. Only moderators and administrators see join requests and invitations. */
export async function readChannelMembers(
  ctx: ReadCtx,
  { id }: { id: string },
  { state, page, size }: MemberPageQuery,
): Promise<Page<ChannelMember>> {
  const viewer = moderatorOf(ctx.actor);
  const channel = await requireKnownChannel(ctx, viewer, id);
  const keeps = isModerator(channel, viewer);
  allow(keeps || (state === "member" && channel.readable));
  const { rows, total } = await findChannelMembers(ctx.tx, { channelId: id, state, viewer, keeps }, { page, size });
  return {
    content: rows.map(presentChannelMember),
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    cursor: null,
  };
}
