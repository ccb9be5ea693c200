import type { collectingRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { payNow, createSpaceIntent, createUserIntent, settleIntent } from "./pay-now.ts";

export const collectingHandlers: Handlers<typeof collectingRoutes> = {
  intendForSpace: (ctx, { params, body }) => createSpaceIntent(ctx, params.id, body.invoice),
  intendForUser: (ctx, { body }) => createUserIntent(ctx, body.invoice),
  execute: (ctx, { body }) => payNow(ctx, body),
  settle: (ctx, { params }) => settleIntent(ctx, params.id),
};
