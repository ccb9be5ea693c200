import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

export const blockLimits = { max: 1_000 } as const;

/**
 * A muted author's content is hidden from the user. A block is mutual: neither side can see, comment on, message or follow the
 * other.
 */
export const newBlock = z
  .union([
    z.strictObject({ kind: z.enum(["mute", "block"]), personId: id }),
    z.strictObject({ kind: z.literal("mute"), spaceId: id }),
  ])
  .meta({ id: "NewBlock" });
export type NewBlock = z.output<typeof newBlock>;

export const block = z
  .object({
    id,
    kind: z.enum(["mute", "block"]),
    personId: id.nullable(),
    spaceId: id.nullable(),
    name: z.string(),
    address: z.string(),
    picture: id.nullable(),
    since: instant,
  })
  .meta({ id: "Block" });
export type Block = z.output<typeof block>;
