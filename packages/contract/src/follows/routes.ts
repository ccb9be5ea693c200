import { z } from "zod";
import { defineRoute } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { follow, followed } from "./schema.ts";

const state = z.object({ following: z.boolean(), followers: z.int() }).meta({ id: "FollowState" });
const refusals = ["people.notFound", "space.notFound"] as const;

export const followRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/follow",
    area: "public",
    query: z.object({
      kind: z.enum(["person", "space", "tag"]).optional(),
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    summary: "List the people, Spaces and tags that I follow, newest first",
    response: pageOf(follow),
    errors: [],
  }),
  set: defineRoute({
    method: "PUT",
    path: "/public/follow",
    area: "public",
    limit: { per: "minute", max: 60 },
    body: z.strictObject({ what: followed, following: z.boolean() }),
    summary: "Follow or unfollow a person, a Space or a tag; idempotent",
    response: state,
    errors: [...refusals, "follow.tooMany"],
  }),
  state: defineRoute({
    method: "POST",
    path: "/public/follow/state",
    area: "public",
    safe: true,
    body: followed,
    summary: "Check whether I follow a person, a Space or a tag, and count its followers",
    response: state,
    errors: [...refusals],
  }),
};
