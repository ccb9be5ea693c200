import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

/** What two have in common: an address, a number, or nearly all the words of their CVs. */
export const duplicateSign = z.enum(["email", "phone", "cv"]);
export type DuplicateSign = z.output<typeof duplicateSign>;

/** Somebody who may be the same person: said, never acted upon. */
export const duplicate = z
  .object({
    /** Of an application, or of a candidate that the Space added. */
    id,
    kind: z.enum(["application", "candidate"]),
    name: z.string(),
    /** Of an application: what it was sent to. */
    jobPostTitle: z.string().nullable(),
    since: instant,
    /** Why; none where only a member said so and neither says it any more. */
    signs: z.array(duplicateSign),
    /** A member said that they are; null is a suggestion. */
    confirmed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  })
  .meta({ id: "Duplicate" });
export type Duplicate = z.output<typeof duplicate>;

export const duplicates = z.object({ content: z.array(duplicate), mayDecide: z.boolean() }).meta({ id: "Duplicates" });
export type Duplicates = z.output<typeof duplicates>;

/** Who says "different" hears of it no more. */
export const duplicateDecision = z
  .strictObject({ verdict: z.enum(["same", "different"]) })
  .meta({ id: "DuplicateDecision" });
export type DuplicateDecision = z.output<typeof duplicateDecision>;
