import { defineRoute } from "../kernel/route.ts";
import { jobWishes, jobWishesDraft } from "./schema.ts";

export const jobWishRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/me/job-wishes",
    area: "any",
    summary: "Get what the caller looks for in a job; only the caller sees the minimum salary",
    response: jobWishes,
    errors: [],
  }),
  save: defineRoute({
    method: "PUT",
    path: "/me/job-wishes",
    area: "any",
    summary: "Replace what the caller looks for in a job; an empty list or null means open to everything",
    body: jobWishesDraft,
    response: jobWishes,
    errors: [],
  }),
};
