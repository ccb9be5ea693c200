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
    summary: "Search people who are visible to signed-in users, in the database",
    errors: [],
  }),
  searchElastic: defineRoute({
    ...search,
    path: "/public/user/search/elastic",
    summary: "Search people who are visible to signed-in users, in the search engine",
    errors: ["search.unavailable"],
  }),
  byUsername: defineRoute({
    method: "GET",
    path: "/public/user/username/{username}",
    area: "public",
    guests: true,
    summary: "Get a person's page, if the caller may see it",
    params: z.object({ username: z.string().max(100) }),
    response: person,
    errors: ["people.notFound"],
  }),
  settings: defineRoute({
    method: "GET",
    path: "/public/user/settings",
    area: "public",
    summary: "Get the caller's privacy, notification and appearance settings",
    response: settings,
    errors: [],
  }),
  changeSettings: defineRoute({
    method: "PATCH",
    path: "/public/user/settings",
    area: "public",
    summary: "Update some of the caller's settings",
    body: settingsChange,
    response: settings,
    errors: [],
  }),
  hide: defineRoute({
    method: "POST",
    path: "/public/user/settings/hidden",
    area: "public",
    limit: { per: "hour", max: 300 },
    summary: "Hide the caller from a Space or from everyone with an email domain, without notifying them",
    body: hiding,
    response: hiddenFrom,
    errors: ["space.notFound", "people.alreadyHidden"],
  }),
  show: defineRoute({
    method: "DELETE",
    path: "/public/user/settings/hidden/{id}",
    area: "public",
    summary: "Stop hiding from a Space or domain",
    params: byId,
    response: nothing,
    errors: ["people.notFound"],
  }),
};
