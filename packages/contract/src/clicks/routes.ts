import { z } from "zod";
import { jobPostId } from "../job-posts/schema.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { jobInstance, newClick } from "./schema.ts";

export const clickRoutes = {
  click: defineRoute({
    method: "POST",
    path: "/public/click",
    area: "public",
    guests: true,
    limit: { per: "minute", max: 120 },
    summary: "Somebody opened a job post. One a day per visitor and post counts; the answer never tells",
    body: newClick,
    response: nothing,
    errors: ["jobPost.notFound"],
  }),
  instances: defineRoute({
    method: "GET",
    path: "/talent/jobpost/{id}/instances",
    area: "member",
    summary: "A job post's daily ledgers: budget, clicks counted and refused, amount; the newest first",
    params: z.object({ id: jobPostId }),
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    response: z.array(jobInstance),
    errors: ["jobPost.notFound"],
  }),
};
