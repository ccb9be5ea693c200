import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { mapPlace, mapSuggestion } from "./schema.ts";

const text = z.string().trim().min(1).max(200);
const language = z.enum(["it", "en"]).default("it");
const open = { area: "any", guests: true, impersonal: true, limit: { per: "minute", max: 240 } } as const;

/** On the data that is here, always; better where a provider of maps is set up. */
export const mapRoutes = {
  textSearch: defineRoute({
    method: "GET",
    path: "/maps/textSearch",
    ...open,
    summary: "Places and addresses that some words speak of",
    query: z.object({ query: text, language }),
    response: z.array(mapPlace),
    errors: [],
  }),
  placeId: defineRoute({
    method: "GET",
    path: "/maps/placeId",
    ...open,
    summary: "One place, by the id that a search or a suggestion gave",
    query: z.object({ placeId: z.string().min(1).max(300), language }),
    response: mapPlace,
    errors: ["place.notFound", "search.unavailable"],
  }),
  geocode: defineRoute({
    method: "GET",
    path: "/maps/geocode",
    ...open,
    summary: "Where an address is; the best guess first",
    query: z.object({ address: text, language }),
    response: z.array(mapPlace),
    errors: [],
  }),
  autocomplete: defineRoute({
    method: "GET",
    path: "/maps/autocomplete",
    ...open,
    summary: "What somebody may be typing",
    query: z.object({ input: text, language }),
    response: z.array(mapSuggestion),
    errors: [],
  }),
};
