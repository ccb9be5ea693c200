import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { place } from "./schema.ts";

export const locationFields = {
  /**
   * Matches a place while the user types: a prefix of its name in any language, ignoring accents, apostrophes and a typo, or its
   * postcode.
   */
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
    summary: "Search places in the gazetteer; prefix matches first, then the largest",
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
    summary: "Check whether the gazetteer contains a place, by id, name or postcode",
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
