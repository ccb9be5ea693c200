import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import {
  fairnessRun,
  openedTalent,
  talentEstimate,
  talentEstimateRequest,
  talentPage,
  talentSearchPayload,
} from "./schema.ts";

export const talentSearchRoutes = {
  search: defineRoute({
    method: "POST",
    path: "/resume/search",
    area: "any",
    forSpace: true,
    safe: true,
    inSteps: true,
    summary: "Search resumes of people visible to Spaces, each with evidence for every criterion",
    body: talentSearchPayload,
    response: talentPage,
    errors: ["search.unavailable", "jobPost.notFound", "jobPost.closed"],
  }),
  estimate: defineRoute({
    method: "POST",
    path: "/resume/estimate",
    area: "member",
    forSpace: true,
    safe: true,
    limit: { per: "minute", max: 60 },
    summary: "Estimate how many people visible to Spaces a job draft is for, in blurred figures",
    body: talentEstimateRequest,
    response: talentEstimate,
    errors: ["search.unavailable"],
  }),
  open: defineRoute({
    method: "POST",
    path: "/talent/talent/{id}/open",
    area: "member",
    forSpace: true,
    params: byId,
    limit: { per: "minute", max: 60 },
    summary: 'Open the CV of a talent from a search; its owner sees this under "Who saw you"',
    response: openedTalent,
    errors: ["space.notVerified", "resume.notFound", "talent.openLimit"],
  }),
  fairness: defineRoute({
    method: "GET",
    path: "/public/fairness",
    area: "public",
    guests: true,
    summary:
      "Get the last runs of the counterfactual tests of talent search and of the jobs that fit; null before the first",
    response: z.object({ last: fairnessRun.nullable(), lastJobs: fairnessRun.nullable() }),
    errors: [],
  }),
};
