import { z } from "zod";
import { words } from "../kernel/fields.ts";

/**
 * A place in a post or a Space. It is a copy of a gazetteer entry, so that later changes of the gazetteer do not alter saved data.
 */
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

/** A place in the gazetteer: an Italian comune by its cadastral code, or a city of the world by its GeoNames id. */
export const place = location
  .extend({
    id: z.string(),
    // The fields of a gazetteer entry have no default, so that fields which the caller did not request are omitted and not null.
    province: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    /** The name of the place in another language, if it has one: Bozen, Parigi. */
    otherName: z.string().nullable(),
    /** The full name of the province. */
    provinceName: z.string().nullable(),
    /** All postcodes of the place. `postalCode` is set only if there is exactly one. */
    postalCodes: z.array(z.string()),
  })
  .meta({ id: "Place" });
export type Place = z.output<typeof place>;
