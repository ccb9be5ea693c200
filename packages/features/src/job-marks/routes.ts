import type { jobMarkRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { hideJob, hideSpaceOfJobs, showHiddenJob, showHiddenSpace } from "./hide-job.ts";
import { forgetSeenJobs, markJobSeen } from "./mark-job-seen.ts";
import { listHiddenFromSearch, readJobMarks } from "./read-job-marks.ts";

export const jobMarkHandlers: Handlers<typeof jobMarkRoutes> = {
  read: (ctx) => readJobMarks(ctx),
  markSeen: (ctx, { params }) => markJobSeen(ctx, params),
  forgetSeen: (ctx) => forgetSeenJobs(ctx),
  hidden: (ctx) => listHiddenFromSearch(ctx),
  hideJob: (ctx, { params }) => hideJob(ctx, params),
  showJob: (ctx, { params }) => showHiddenJob(ctx, params),
  hideSpace: (ctx, { params }) => hideSpaceOfJobs(ctx, params),
  showSpace: (ctx, { params }) => showHiddenSpace(ctx, params),
};
