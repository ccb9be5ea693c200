import type { Channel } from "@orbita/contract";
import type { Viewer } from "../kernel/visibility.ts";
import type { VisibleChannel } from "./queries.ts";

/** A channel as shown to the viewer. Activity figures are hidden from viewers who may not read the channel. */
export function presentChannel(row: VisibleChannel, viewer: Viewer): Channel {
  const inside = row.me?.state === "member";
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    type: row.type,
    topic: row.topic,
    description: row.description,
    rules: row.rules,
    cover: row.cover_id,
    members: row.members,
    postsThisWeek: row.may_read ? row.posts_this_week : null,
    lastPost: row.may_read ? (row.last_post?.toISOString() ?? null) : null,
    moderators: row.moderators,
    me: row.me,
    may: {
      read: row.may_read,
      write: inside || viewer.asAdmin,
      moderate: (inside && row.me?.role === "moderator") || viewer.asAdmin,
    },
    enabled: row.enabled,
    version: row.version,
    created: row.created_at.toISOString(),
  };
}
