import type { savedJobRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { listSavedJobs, listSavedJobIds, forgetJob, saveJob } from "./save-job.ts";

export const savedJobHandlers: Handlers<typeof savedJobRoutes> = {
  list: (ctx, { query }) => listSavedJobs(ctx, query),
  ids: (ctx) => listSavedJobIds(ctx),
  save: (ctx, { params }) => saveJob(ctx, params),
  remove: (ctx, { params }) => forgetJob(ctx, params),
};
