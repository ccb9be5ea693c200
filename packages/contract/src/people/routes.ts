import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections } from "../kernel/search.ts";
import { hiddenFrom, hiding, person, personFields, settings, settingsChange } from "./schema.ts";

const search = {
  method: "POST",
  area: "public",
  safe: true,
  body: withProjections(searchPayload(personFields), person),
  response: pageOf(person),
} as const;

export const peopleRoutes = {
  search: defineRoute({
    ...search,
    path: "/public/user/search",
    summary: "People who let signed-in users find them, from the tables",
    errors: [],
  }),
  searchElastic: defineRoute({
    ...search,
    path: "/public/user/search/elastic",
    summary: "The same, from the search engine",
    errors: ["search.unavailable"],
  }),
  byUsername: defineRoute({
    method: "GET",
    path: "/public/user/username/{username}",
    area: "public",
    guests: true,
    summary: "A person's page, for whom they show it to",
    params: z.object({ username: z.string().max(100) }),
    response: person,
    errors: ["people.notFound"],
  }),
  settings: defineRoute({
    method: "GET",
    path: "/public/user/settings",
    area: "public",
    summary: "My privacy, notifications and appearance",
    response: settings,
    errors: [],
  }),
  changeSettings: defineRoute({
    method: "PATCH",
    path: "/public/user/settings",
    area: "public",
    summary: "Change them; what is not named stays",
    body: settingsChange,
    response: settings,
    errors: [],
  }),
  hide: defineRoute({
    method: "POST",
    path: "/public/user/settings/hidden",
    area: "public",
    limit: { per: "hour", max: 300 },
    summary: "Hide from a Space, or from whoever has an address of a domain; nobody is told",
    body: hiding,
    response: hiddenFrom,
    errors: ["space.notFound", "people.alreadyHidden"],
  }),
  show: defineRoute({
    method: "DELETE",
    path: "/public/user/settings/hidden/{id}",
    area: "public",
    summary: "No longer hide",
    params: byId,
    response: nothing,
    errors: ["people.notFound"],
  }),
};
