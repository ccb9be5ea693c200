import type { jobFitRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { addReason, listReasons, removeReason } from "./not-for-me.ts";
import { countFits, listFits, readFit } from "./read-fit.ts";

export const jobFitHandlers: Handlers<typeof jobFitRoutes> = {
  list: (ctx, { query }) => listFits(ctx, query),
  read: (ctx, { params }) => readFit(ctx, params),
  counts: (ctx, { body }) => countFits(ctx, body.ids),
  notForMe: (ctx) => listReasons(ctx),
  addReason: (ctx, { params, body }) => addReason(ctx, { ...params, ...body }),
  removeReason: (ctx, { params }) => removeReason(ctx, params),
};
