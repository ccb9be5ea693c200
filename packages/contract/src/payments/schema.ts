import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

/** A card without its number, which only the provider stores. */
export const paymentMethod = z
  .object({
    id,
    /** Whether the card belongs to the user or to a Space. */
    owner: z.enum(["user", "space"]),
    brand: z.string(),
    last4: z.string(),
    expiresMonth: z.int(),
    expiresYear: z.int(),
    /** True for the default card, which is charged automatically at the end of the month. */
    isDefault: z.boolean(),
    created: instant,
  })
  .meta({ id: "PaymentMethod" });
export type PaymentMethod = z.output<typeof paymentMethod>;

/**
 * Data that the provider's form needs to register a card. The secret is only for this browser: never store it, log it or put it
 * in a URL.
 */
export const setupIntent = z
  .object({ id, clientSecret: z.string(), publishableKey: z.string() })
  .meta({ id: "SetupIntent" });
export type SetupIntent = z.output<typeof setupIntent>;

export const setupState = z
  .object({
    status: z.enum(["open", "succeeded", "failed", "canceled"]),
    /** The provider's code for the failure of the setup; null if it did not fail. */
    failure: z.string().nullable(),
    method: paymentMethod.nullable(),
  })
  .meta({ id: "SetupState" });
export type SetupState = z.output<typeof setupState>;
