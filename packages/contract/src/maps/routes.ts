import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { mapPlace, mapSuggestion } from "./schema.ts";

const text = z.string().trim().min(1).max(200);
const language = z.enum(["it", "en"]).default("it");
const open = { area: "any", guests: true, impersonal: true, limit: { per: "minute", max: 240 } } as const;

/** Address search for maps. Results come from the local gazetteer, and also from a map provider if the operator configured one. */
export const mapRoutes = {
  textSearch: defineRoute({
    method: "GET",
    path: "/maps/textSearch",
    ...open,
    summary: "Search places and addresses by text",
    query: z.object({ query: text, language }),
    response: z.array(mapPlace),
    errors: [],
  }),
  placeId: defineRoute({
    method: "GET",
    path: "/maps/placeId",
    ...open,
    summary: "Get a place by the id from a search or suggestion",
    query: z.object({ placeId: z.string().min(1).max(300), language }),
    response: mapPlace,
    errors: ["place.notFound", "search.unavailable"],
  }),
  geocode: defineRoute({
    method: "GET",
    path: "/maps/geocode",
    ...open,
    summary: "Geocode an address; best match first",
    query: z.object({ address: text, language }),
    response: z.array(mapPlace),
    errors: [],
  }),
  autocomplete: defineRoute({
    method: "GET",
    path: "/maps/autocomplete",
    ...open,
    summary: "Autocomplete a place or an address",
    query: z.object({ input: text, language }),
    response: z.array(mapSuggestion),
    errors: [],
  }),
};
