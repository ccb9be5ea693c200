import { defineRoute } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { place } from "./schema.ts";

export const locationFields = {
  city: "text",
  province: "keyword",
  region: "text",
  country: "keyword",
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
    summary: "Places of the gazetteer; by default the largest first",
    body: withProjections(searchPayload(locationFields, { sort: "population:desc" }), place),
    response: pageOf(place),
    errors: [],
  }),
};
