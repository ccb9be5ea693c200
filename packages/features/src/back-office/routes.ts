import type { backOfficeRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeScopes, registerUser } from "./register-user.ts";
import { findEverywhere } from "./find-everywhere.ts";
import { findChangesAnywhere, findLooks } from "./logs.ts";
import { startBulk, startExport } from "./start-bulk.ts";
import { deleteView, saveView, readViews } from "./views.ts";

export const backOfficeHandlers: Handlers<typeof backOfficeRoutes> = {
  register: (ctx, { body }) => registerUser(ctx, body),
  scopes: (ctx, { params, body }) => changeScopes(ctx, params.id, body),
  find: (ctx, { body }) => findEverywhere(ctx.tx, body.q),
  views: (ctx) => readViews(ctx),
  keepView: (ctx, { body }) => saveView(ctx, body),
  dropView: (ctx, { params }) => deleteView(ctx, params.id),
  bulk: (ctx, { params, body }) => startBulk(ctx, params.kind, body),
  export: (ctx, { params, body }) => startExport(ctx, params.kind, body),
  looks: (ctx, { query }) => findLooks(ctx.tx, query),
  changes: (ctx, { query }) => findChangesAnywhere(ctx.tx, query),
};
