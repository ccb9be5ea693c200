import { z } from "zod";
import { cents } from "../invoices/schema.ts";
import { instant } from "../kernel/fields.ts";
import { contractLimits } from "./limits.ts";

/** The contract of a Space with the operator: the job post slots and the licence fee. */
export const spaceContract = z
  .object({
    freeSlots: z.int(),
    premiumSlots: z.int(),
    /** The licence fee per month, in cents. */
    licenceCents: cents,
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    pausedSince: instant.nullable(),
    note: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "SpaceContract" });
export type SpaceContract = z.output<typeof spaceContract>;

const slots = z.int().min(0).max(contractLimits.slots.max);
export const contractChange = z
  .strictObject({
    freeSlots: slots.optional(),
    premiumSlots: slots.optional(),
    licenceCents: cents.min(0).max(contractLimits.licenceCents.max).optional(),
    startsOn: z.iso.date().optional(),
    endsOn: z.iso.date().nullable().optional(),
    note: z.string().trim().max(contractLimits.note.max).nullable().optional(),
    version: z.int(),
  })
  .meta({ id: "ContractChange" });
export type ContractChange = z.output<typeof contractChange>;
