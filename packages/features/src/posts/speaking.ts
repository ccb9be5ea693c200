import type { Speaking } from "./mentions.ts";
import type { ShownPost } from "./shown.ts";
import { presentVoice } from "./voices.ts";

/** Who says what where, for who is told of it. */
export const speakingOf = (row: ShownPost): Speaking => ({
  postId: row.id,
  commentId: null,
  channelId: row.channel_id,
  channel: row.channel?.url ?? null,
  who: presentVoice(row).name,
  spaceId: row.space_id,
  // An admin may change a word of another's.
  fromId: row.voice === "person" ? row.author_id : null,
});
