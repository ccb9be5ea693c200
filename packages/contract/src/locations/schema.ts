import { z } from "zod";
import { words } from "../kernel/fields.ts";

/** A place as it stands in a post or on a Space: copied, so that a later change of the gazetteer does not move what was written. */
export const location = z
  .object({
    city: words({ max: 80 }),
    province: z.string().max(80).nullable().default(null),
    region: z.string().max(80).nullable().default(null),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, "postcode.fiveDigits")
      .nullable()
      .default(null),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default("IT"),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lon: z.number().min(-180).max(180).nullable().default(null),
  })
  .meta({ id: "Location" });
export type Location = z.output<typeof location>;

export const place = location.extend({ id: z.string() }).meta({ id: "Place" });
export type Place = z.output<typeof place>;
