import type { collectingRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { execute, intendForSpace, intendForUser, settle } from "./pay-now.ts";

export const collectingHandlers: Handlers<typeof collectingRoutes> = {
  intendForSpace: (ctx, { params, body }) => intendForSpace(ctx, params.id, body.invoice),
  intendForUser: (ctx, { body }) => intendForUser(ctx, body.invoice),
  execute: (ctx, { body }) => execute(ctx, body),
  settle: (ctx, { params }) => settle(ctx, params.id),
};
