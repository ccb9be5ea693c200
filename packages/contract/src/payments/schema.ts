import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

/** A card, as far as we know it: its number is the provider's alone. */
export const paymentMethod = z
  .object({
    id,
    /** Whose it is: a Space's, or one's own. */
    owner: z.enum(["user", "space"]),
    brand: z.string(),
    last4: z.string(),
    expiresMonth: z.int(),
    expiresYear: z.int(),
    /** What is charged by itself at the month's end. */
    isDefault: z.boolean(),
    created: instant,
  })
  .meta({ id: "PaymentMethod" });
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What the provider's form needs to take a card. The secret is for this browser alone: never kept, logged or put in an address. */
export const setupIntent = z
  .object({ id, clientSecret: z.string(), publishableKey: z.string() })
  .meta({ id: "SetupIntent" });
export type SetupIntent = z.output<typeof setupIntent>;

export const setupState = z
  .object({
    status: z.enum(["open", "succeeded", "failed", "canceled"]),
    /** The provider's word for why not. */
    failure: z.string().nullable(),
    method: paymentMethod.nullable(),
  })
  .meta({ id: "SetupState" });
export type SetupState = z.output<typeof setupState>;
