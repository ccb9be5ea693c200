import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { resumeCard } from "../resumes/schema.ts";
import { acquaintance } from "../talent-search/schema.ts";

export const shortlistLimits = {
  perSpace: 100,
  entries: 1_000,
  name: { min: 1, max: 60 },
  note: { max: 1_000 },
} as const;

/** People whom a Space wants to remember, with notes. Visible only to members of the Space. */
export const shortlist = z
  .object({ id, name: z.string(), count: z.int(), version: z.int(), created: instant, updated: instant })
  .meta({ id: "Shortlist" });
export type Shortlist = z.output<typeof shortlist>;

export const newShortlist = z
  .strictObject({ name: title({ max: shortlistLimits.name.max }) })
  .meta({ id: "NewShortlist" });

export const shortlistEntry = z
  .object({
    resumeId: id,
    /** The person's data; null if the person can no longer be found in talent search. The note about them stays. */
    talent: resumeCard.nullable(),
    /** The Space's earlier contacts with the person; null if `talent` is null. */
    acquaintance: acquaintance.nullable(),
    note: z.string().nullable(),
    /** The member who added the person; null if that member deleted their account. */
    by: z.string().nullable(),
    added: instant,
  })
  .meta({ id: "ShortlistEntry" });
export type ShortlistEntry = z.output<typeof shortlistEntry>;

export const shortlistNote = z
  .strictObject({
    /**
     * An omitted note stays unchanged. Otherwise, adding a person whom another member just added would erase that member's note.
     */
    note: z.string().trim().max(shortlistLimits.note.max).nullable().optional(),
  })
  .meta({ id: "ShortlistNote" });
