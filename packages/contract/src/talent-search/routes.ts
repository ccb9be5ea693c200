import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { fairnessRun, openedTalent, talentPage, talentSearchPayload } from "./schema.ts";

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
    summary: "Get the last run of the counterfactual test of talent search; null before the first",
    response: z.object({ last: fairnessRun.nullable() }),
    errors: [],
  }),
};
