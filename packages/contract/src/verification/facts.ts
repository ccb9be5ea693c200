import { z } from "zod";
import { instant } from "../kernel/fields.ts";

/** Public facts about the verification of a Space: what was checked, and when. Null for a Space that is not verified. */
export const verifiedFacts = z
  .object({ domain: z.string().nullable(), vat: z.boolean(), checkedAt: instant })
  .nullable();
export type VerifiedFacts = z.output<typeof verifiedFacts>;
