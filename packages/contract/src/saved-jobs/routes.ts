import { z } from "zod";
import { jobPost, jobPostId } from "../job-posts/schema.ts";
import { id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";

/** How many one can keep. */
export const savedJobLimits = { max: 500 } as const;

const byId = z.object({ id: jobPostId });

export const savedJobRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/saved-jobpost",
    area: "public",
    summary: "The job posts that I saved, the last first; closed ones say so by their status",
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
    summary: "Which job posts I saved, for marking them in a list",
    response: z.object({ ids: z.array(id) }),
    errors: [],
  }),
  save: defineRoute({
    method: "PUT",
    path: "/public/saved-jobpost/{id}",
    area: "public",
    summary: "Save a job post; saving twice is saving once",
    params: byId,
    response: nothing,
    errors: ["jobPost.notFound", "savedJob.tooMany"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/saved-jobpost/{id}",
    area: "public",
    summary: "Save a job post no longer",
    params: byId,
    response: nothing,
    errors: [],
  }),
};
