import { z } from "zod";
import { jobPost, jobPostId } from "../job-posts/schema.ts";
import { id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";

/** Maximum number of saved jobs per user. */
export const savedJobLimits = { max: 500 } as const;

const byId = z.object({ id: jobPostId });

export const savedJobRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/saved-jobpost",
    area: "public",
    summary: "List the caller's saved job posts, newest first; closed posts are marked by their status",
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: pageOf(jobPost),
    errors: [],
  }),
  ids: defineRoute({
    method: "GET",
    path: "/public/saved-jobpost/ids",
    area: "public",
    summary: "List the ids of the caller's saved job posts, to mark them in a list",
    response: z.object({ ids: z.array(id) }),
    errors: [],
  }),
  save: defineRoute({
    method: "PUT",
    path: "/public/saved-jobpost/{id}",
    area: "public",
    summary: "Save a job post; idempotent",
    params: byId,
    response: nothing,
    errors: ["jobPost.notFound", "savedJob.tooMany"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/saved-jobpost/{id}",
    area: "public",
    summary: "Remove a job post from the saved ones",
    params: byId,
    response: nothing,
    errors: [],
  }),
};
