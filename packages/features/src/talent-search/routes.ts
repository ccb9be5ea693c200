import type { talentSearchRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { estimateTalents } from "./estimate-talents.ts";
import { lastRun } from "./fairness-queries.ts";
import { openTalent } from "./open-talent.ts";
import { searchResumes } from "./search.ts";

export const talentSearchHandlers: Handlers<typeof talentSearchRoutes> = {
  search: (ctx, { body }) => searchResumes(ctx, body),
  estimate: (ctx, { body }) => estimateTalents(ctx, body),
  open: (ctx, { params }) => openTalent(ctx, params),
  fairness: async ({ tx }) => ({ last: await lastRun(tx, "talents"), lastJobs: await lastRun(tx, "jobs") }),
};
