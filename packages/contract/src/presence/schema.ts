import { z } from "zod";
import { id } from "../kernel/fields.ts";

export const looking = z
  .strictObject({
    /** Of this window: one that is closed leaves the other. */
    tab: z.uuid(),
    /** The note that is being written; null where none is. */
    writing: id.nullable().default(null),
  })
  .meta({ id: "Looking" });
export type Looking = z.output<typeof looking>;

export const presence = z
  .object({
    /** Colleagues who have it open now, without who asks. */
    people: z.array(
      z.object({ id, name: z.string(), profileImage: id.nullable(), writing: id.nullable() }).meta({ id: "Onlooker" }),
    ),
  })
  .meta({ id: "Presence" });
export type Presence = z.output<typeof presence>;
