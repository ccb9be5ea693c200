import type { AppRoutes, applicationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { applyToJobPost } from "./apply.ts";
import { applicationMemberHandlers } from "./member-handlers.ts";
import { noteSignal, prepareApplication } from "./prepare.ts";
import { existsMine, readMyApplication, searchMyApplications } from "./read-my-application.ts";
import { verifyMine } from "./verify-timeline.ts";
import { withdrawApplication } from "./withdraw.ts";

const talentHandlers: Handlers<typeof applicationRoutes> = {
  prepare: (ctx, { params, query }) => prepareApplication(ctx, { ...params, ...query }),
  apply: (ctx, { body }) => applyToJobPost(ctx, body),
  exists: (ctx, { body }) => existsMine(ctx, body),
  searchMine: (ctx, { body }) => searchMyApplications(ctx, body),
  readMine: (ctx, { params }) => readMyApplication(ctx, params),
  withdraw: (ctx, { params, body }) => withdrawApplication(ctx, params, body),
  verifyMine: (ctx, { params }) => verifyMine(ctx, params),
  signal: (ctx, { body }) => noteSignal(ctx, body),
};

export const applicationHandlers: Handlers<AppRoutes["applications"]> = {
  ...talentHandlers,
  ...applicationMemberHandlers,
};
