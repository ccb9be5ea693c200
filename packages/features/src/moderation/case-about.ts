import { randomUUIDv7 } from "node:crypto";
import { quoteOf } from "./rules.ts";
import type { ModerationTarget, TargetKind } from "./target-queries.ts";

/** Error codes for content that the actor cannot report or hide; the same as for content that does not exist. */
export const missing = {
  post: "post.notFound",
  comment: "comment.notFound",
  channel: "channel.notFound",
  message: "message.notFound",
} as const;

/** A new moderation case about this content. Quotes the current text, because it may change or be deleted before the case is reviewed. */
export const caseAbout = (kind: TargetKind, target: ModerationTarget, now: Date) => ({
  id: randomUUIDv7(),
  kind,
  post_id: target.post_id,
  comment_id: kind === "comment" ? target.id : null,
  message_id: kind === "message" ? target.id : null,
  channel_id: target.channel_id,
  author_id: target.author_id,
  space_id: target.space_id,
  quoted: quoteOf(target),
  created_at: now,
});
