import type { MentionContext } from "./mentions.ts";
import type { VisiblePost } from "./shown.ts";
import { presentVoice } from "./voices.ts";

/** The author, content and channel of a post, for notifications. */
export const speakingOf = (row: VisiblePost): MentionContext => ({
  postId: row.id,
  commentId: null,
  channelId: row.channel_id,
  channel: row.channel?.url ?? null,
  who: presentVoice(row).name,
  spaceId: row.space_id,
  // The author is the sender, even if an admin edited the text.
  fromId: row.voice === "person" ? row.author_id : null,
});
