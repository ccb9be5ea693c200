import { z } from "zod";
import { words } from "../kernel/fields.ts";

/** A place as it stands in a post or on a Space: copied, so that a later change of the gazetteer does not move what was written. */
export const placeFields = {
  city: words({ max: 80 }),
  province: z.string().max(80).nullable().default(null),
  region: z.string().max(80).nullable().default(null),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default("IT"),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
};

export const location = z
  .object({
    ...placeFields,
    postalCode: z
      .string()
      .regex(/^\d{5}$/, "postcode.fiveDigits")
      .nullable()
      .default(null),
  })
  .meta({ id: "Location" });
export type Location = z.output<typeof location>;

/** A place of the gazetteer: a comune by its cadastral code, a city of the world by its number at GeoNames. */
export const place = location
  .extend({
    id: z.string(),
    // Without defaults: what was not asked for is left out of an answer, and not said to be nothing.
    province: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    /** The same in another language, where it has one: Bozen, Parigi. */
    otherName: z.string().nullable(),
    /** The whole name of the province. */
    provinceName: z.string().nullable(),
    /** All of them: `postalCode` is the only one, or none where there are several. */
    postalCodes: z.array(z.string()),
  })
  .meta({ id: "Place" });
export type Place = z.output<typeof place>;
