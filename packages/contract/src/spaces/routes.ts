import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections } from "../kernel/search.ts";
import { contractStatus, newSpace, space, spaceFields, spaceId, spaceUrl } from "./schema.ts";

const bySpace = z.object({ id: spaceId });

export const spaceRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/public/space",
    area: "public",
    once: true,
    verified: true,
    summary: "Open a Space; who opens it is its first member, as owner",
    body: newSpace,
    response: space,
    errors: ["space.urlTaken", "email.notValidated"],
  }),
  mine: defineRoute({
    method: "GET",
    path: "/public/space",
    area: "public",
    summary: "My Spaces",
    response: z.array(space),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/public/space/{id}",
    area: "public",
    guests: true,
    impersonal: true,
    summary: "A Space's page",
    params: bySpace,
    response: space,
    errors: ["space.notFound"],
  }),
  readByUrl: defineRoute({
    method: "GET",
    path: "/public/space/url/{url}",
    area: "public",
    guests: true,
    impersonal: true,
    summary: "A Space's page, by the name in its address",
    params: z.object({ url: z.string().max(100) }),
    response: space,
    errors: ["space.notFound"],
  }),
  search: defineRoute({
    method: "POST",
    path: "/public/space/search",
    area: "public",
    guests: true,
    impersonal: true,
    safe: true,
    summary: "Spaces by their name or address, from the tables",
    body: withProjections(searchPayload(spaceFields), space),
    response: pageOf(space),
    errors: [],
  }),
  exists: defineRoute({
    method: "POST",
    path: "/public/space/exists",
    area: "public",
    safe: true,
    summary: "Whether a Space address is taken",
    body: z.object({ url: spaceUrl }),
    response: z.object({ exists: z.boolean() }),
    errors: [],
  }),
  contractStatus: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/contract/status",
    area: "member",
    summary: "Publishing slots of a Space, in all and in use",
    params: bySpace,
    response: contractStatus,
    errors: ["space.notFound"],
  }),
};
