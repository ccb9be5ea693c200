import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { place } from "./schema.ts";

export const locationFields = {
  /** While one types: the beginning of a name in any of its languages, without accents or apostrophes, with a slip; or a postcode. */
  text: "label",
  city: "text",
  province: "keyword",
  region: "text",
  postalCode: "keyword",
  country: "keyword",
  place: "place",
  population: "number",
} as const satisfies SearchFields;

export const locationRoutes = {
  search: defineRoute({
    method: "POST",
    path: "/location/search",
    area: "any",
    guests: true,
    impersonal: true,
    safe: true,
    summary: "Places of the gazetteer; by default the largest first, and what one types before what contains it",
    body: withProjections(searchPayload(locationFields, { sort: "population:desc" }), place),
    response: pageOf(place),
    errors: [],
  }),
  exists: defineRoute({
    method: "POST",
    path: "/location/exists",
    area: "any",
    guests: true,
    impersonal: true,
    safe: true,
    summary: "Whether a place is in the gazetteer, by its id, its name or its postcode",
    body: z
      .strictObject({
        id: z.string().max(20),
        city: z.string().trim().min(1).max(80),
        province: z.string().max(80),
        postalCode: z.string().max(12),
        country: z.string().length(2),
      })
      .partial()
      .refine(({ id, city, postalCode }) => id ?? city ?? postalCode, { error: "field.required", path: ["city"] }),
    response: z.object({ exists: z.boolean() }),
    errors: [],
  }),
};
