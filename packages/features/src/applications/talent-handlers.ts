import type { applicationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { applyToJobPost } from "./apply.ts";
import { noteSignal } from "./note-signal.ts";
import { prepareApplication } from "./prepare.ts";
import { existsMine, readMine, searchMyApplications } from "./read-mine.ts";
import { verifyMine } from "./verify-timeline.ts";
import { withdrawApplication } from "./withdraw.ts";

export const talentHandlers: Handlers<typeof applicationRoutes> = {
  prepare: (ctx, { params, query }) => prepareApplication(ctx, { ...params, ...query }),
  apply: (ctx, { body }) => applyToJobPost(ctx, body),
  exists: (ctx, { body }) => existsMine(ctx, body),
  searchMine: (ctx, { body }) => searchMyApplications(ctx, body),
  readMine: (ctx, { params }) => readMine(ctx, params),
  withdraw: (ctx, { params, body }) => withdrawApplication(ctx, params, body),
  verifyMine: (ctx, { params }) => verifyMine(ctx, params),
  signal: (ctx, { body }) => noteSignal(ctx, body),
};
