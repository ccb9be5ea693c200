import type { savedJobRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { listSaved, listSavedIds } from "./read-saved.ts";
import { forgetJob, saveJob } from "./save-job.ts";

export const savedJobHandlers: Handlers<typeof savedJobRoutes> = {
  list: (ctx, { query }) => listSaved(ctx, query),
  ids: (ctx) => listSavedIds(ctx),
  save: (ctx, { params }) => saveJob(ctx, params),
  remove: (ctx, { params }) => forgetJob(ctx, params),
};
