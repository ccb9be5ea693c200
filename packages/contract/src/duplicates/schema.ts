import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

/** The traits that two records share: an email address, a phone number, or nearly all words of their CVs. */
export const duplicateSign = z.enum(["email", "phone", "cv"]);
export type DuplicateIndicator = z.output<typeof duplicateSign>;

/** A record that may belong to the same person. It is only displayed; the product never merges. */
export const duplicate = z
  .object({
    /** The id of an application, or of a CV that the Space added. */
    id,
    kind: z.enum(["application", "candidate"]),
    name: z.string(),
    /** The title of the job post, if the duplicate is an application. */
    jobPostTitle: z.string().nullable(),
    since: instant,
    /** The shared traits. Empty if a member confirmed the duplicate and the traits no longer match. */
    signs: z.array(duplicateSign),
    /** The member who confirmed the duplicate (`by`) and when; null while the duplicate is only suggested. */
    confirmed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  })
  .meta({ id: "Duplicate" });
export type Duplicate = z.output<typeof duplicate>;

export const duplicates = z.object({ content: z.array(duplicate), mayDecide: z.boolean() }).meta({ id: "Duplicates" });
export type Duplicates = z.output<typeof duplicates>;

/** A member's decision about a suggested duplicate. A pair marked as "different" is no longer suggested. */
export const duplicateDecision = z
  .strictObject({ verdict: z.enum(["same", "different"]) })
  .meta({ id: "DuplicateDecision" });
export type DuplicateDecision = z.output<typeof duplicateDecision>;
