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
    summary: "A draft of a job ad from its fields: no fact that was not given, and nothing that the linter objects to",
    response: jobDescription,
    errors: ["ai.switchedOff", "space.notFound"],
  }),
};
