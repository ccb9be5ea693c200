import type { runRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { downloadRunFile, readLines, readRun, searchAllRuns } from "./read-run.ts";
import { stopRun } from "./start-run.ts";

export const runHandlers: Handlers<typeof runRoutes> = {
  search: (ctx, { body }) => searchAllRuns(ctx, body),
  read: (ctx, { params }) => readRun(ctx, params),
  lines: (ctx, { params, query }) => readLines(ctx, params, query),
  stop: (ctx, { params }) => stopRun(ctx, params),
  file: (ctx, { params }) => downloadRunFile(ctx, params),
};
