import type { resumeUploadRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { confirmUpload, saveReviewDecisions } from "./confirm-upload.ts";
import { discardOwnUpload } from "./discard-upload.ts";
import { listUploads, readOwnUpload } from "./list-uploads.ts";
import { parseUpload, parseForUser, retryUpload } from "./receive-upload.ts";

export const resumeUploadHandlers: Handlers<typeof resumeUploadRoutes> = {
  parse: (ctx, { files }) => parseUpload(ctx, files[0]!),
  parseForUser: (ctx, { params, files }) => parseForUser(ctx, params.id, files[0]!),
  list: (ctx) => listUploads(ctx),
  read: (ctx, { params }) => readOwnUpload(ctx, params.id),
  decide: (ctx, { params, body }) => saveReviewDecisions(ctx, params.id, body.decisions),
  confirm: (ctx, { params, body }) => confirmUpload(ctx, params.id, body),
  retry: (ctx, { params }) => retryUpload(ctx, params.id),
  discard: (ctx, { params }) => discardOwnUpload(ctx, params.id),
};
