import { randomUUIDv7 } from "node:crypto";
import { quoteOf } from "./rules.ts";
import type { Target, TargetKind } from "./target-queries.ts";

/** The same errors as for missing content. */
export const missing = {
  post: "post.notFound",
  comment: "comment.notFound",
  channel: "channel.notFound",
  message: "message.notFound",
} as const;

/** Quotes the current text, because it may change or be deleted before the case is reviewed. */
export const caseAbout = (kind: TargetKind, target: Target, now: Date) => ({
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
