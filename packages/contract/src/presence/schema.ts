import { z } from "zod";
import { id } from "../kernel/fields.ts";

export const looking = z
  .strictObject({
    /** Identifies the browser tab, so that closing one tab does not end the user's presence in the others. */
    tab: z.uuid(),
    /** Id of the note that the user is editing; null if none. */
    writing: id.nullable().default(null),
  })
  .meta({ id: "Looking" });
export type PresenceHeartbeat = z.output<typeof looking>;

export const presence = z
  .object({
    /** Colleagues who have the application open now, without the caller. */
    people: z.array(
      z.object({ id, name: z.string(), profileImage: id.nullable(), writing: id.nullable() }).meta({ id: "Onlooker" }),
    ),
  })
  .meta({ id: "Presence" });
export type Presence = z.output<typeof presence>;
