import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { tagOf, tagsIn } from "../posts/tokens.ts";

export const followLimits = { max: 2_000 } as const;

/** A tag that is valid in a text, without the #. */
const tag = z
  .string()
  .trim()
  .max(100)
  .transform(tagOf)
  .refine((text) => tagsIn(`#${text}`)[0] === text, { error: "field.invalid" });
/** A person, a Space or a tag that a user follows. Users join channels instead of following them. */
export const followed = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("person"), id }),
    z.strictObject({ kind: z.literal("space"), id }),
    z.strictObject({ kind: z.literal("tag"), tag }),
  ])
  .meta({ id: "Followed" });
export type FollowTarget = z.output<typeof followed>;

export const follow = z
  .object({
    id,
    kind: z.enum(["person", "space", "tag"]),
    /** The tag, or the name of the person or Space. */
    name: z.string(),
    address: z.string().nullable(),
    picture: id.nullable(),
    followedId: id.nullable(),
    since: instant,
  })
  .meta({ id: "Follow" });
export type Follow = z.output<typeof follow>;
