import { defineRoute } from "../kernel/route.ts";
import { jobDescription, jobDescriptionRequest } from "./schema.ts";

export const jobDescriptionRoutes = {
  draft: defineRoute({
    method: "POST",
    path: "/ai/job-post-description",
    area: "any",
    inSteps: true,
    body: jobDescriptionRequest,
    limit: { per: "minute", max: 30 },
    summary: "Draft a job ad from its fields, adding no facts and avoiding wording that the linter rejects",
    response: jobDescription,
    errors: ["ai.switchedOff", "space.notFound"],
  }),
};
