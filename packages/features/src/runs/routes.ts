import type { runRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { downloadRunFile, readLines, readRun, searchAllRuns } from "./read-runs.ts";
import { stopRun } from "./stop-run.ts";

export const runHandlers: Handlers<typeof runRoutes> = {
  search: (ctx, { body }) => searchAllRuns(ctx, body),
  read: (ctx, { params }) => readRun(ctx, params),
  lines: (ctx, { params, query }) => readLines(ctx, params, query),
  stop: (ctx, { params }) => stopRun(ctx, params),
  file: (ctx, { params }) => downloadRunFile(ctx, params),
};
