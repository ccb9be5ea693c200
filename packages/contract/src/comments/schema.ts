import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { postLimits } from "../posts/limits.ts";
import { author, mention, spoken } from "../posts/schema.ts";
import { namesIn } from "../posts/tokens.ts";

const text = spoken(postLimits.comment.max)
  .refine((said) => said !== "", { error: "field.required" })
  .refine((said) => namesIn(said).length <= postLimits.mentions, {
    error: "field.tooMany",
    params: { max: postLimits.mentions },
  });

export const newComment = z
  .strictObject({
    text,
    /**
     * The id of the comment that this one replies to. A reply to a reply gets the same parent, because there are only two levels.
     */
    parentId: id.nullable().default(null),
    /** The Space that the author writes for; null for the author's own comment. */
    spaceId: id.nullable().default(null),
  })
  .meta({ id: "NewComment" });
export const commentChange = z.strictObject({ text, version: z.int() }).meta({ id: "CommentChange" });

const said = z.object({
  id,
  postId: id,
  parentId: id.nullable(),
  author: author.nullable(),
  /** The text of the comment; null if the author removed it or the viewer may not see it. Its replies stay visible. */
  text: z.string().nullable(),
  mentions: z.array(mention),
  likes: z.int(),
  liked: z.boolean(),
  at: instant,
  edited: instant.nullable(),
  enabled: z.boolean(),
  may: z.object({ edit: z.boolean(), remove: z.boolean(), moderate: z.boolean() }),
  version: z.int(),
});
export const comment = said.extend({ answers: z.array(said) }).meta({ id: "Comment" });
export type Comment = z.output<typeof comment>;
export type CommentOrReply = z.output<typeof said>;
