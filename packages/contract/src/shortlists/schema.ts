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

/** People whom a Space wants to remember, with the reason. Everybody of the Space reads it; nobody else does. */
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
    /** Null for somebody who is not to be found any more: the note stays, the person is gone from it. */
    talent: resumeCard.nullable(),
    /** Null with them. */
    acquaintance: acquaintance.nullable(),
    note: z.string().nullable(),
    /** Who put them there; null when that member left for good. */
    by: z.string().nullable(),
    added: instant,
  })
  .meta({ id: "ShortlistEntry" });
export type ShortlistEntry = z.output<typeof shortlistEntry>;

export const shortlistNote = z
  .strictObject({
    /** What is not given stays: who adds somebody that another member has just added does not take their words away. */
    note: z.string().trim().max(shortlistLimits.note.max).nullable().optional(),
  })
  .meta({ id: "ShortlistNote" });
