import type { resumeUploadRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { confirmUpload } from "./confirm-upload.ts";
import { decide } from "./decide.ts";
import { discardOwnUpload } from "./discard-upload.ts";
import { listUploads, readOwnUpload } from "./read-uploads.ts";
import { parse, parseForUser } from "./receive-upload.ts";
import { retryUpload } from "./retry-upload.ts";

export const resumeUploadHandlers: Handlers<typeof resumeUploadRoutes> = {
  parse: (ctx, { files }) => parse(ctx, files[0]!),
  parseForUser: (ctx, { params, files }) => parseForUser(ctx, params.id, files[0]!),
  list: (ctx) => listUploads(ctx),
  read: (ctx, { params }) => readOwnUpload(ctx, params.id),
  decide: (ctx, { params, body }) => decide(ctx, params.id, body.decisions),
  confirm: (ctx, { params, body }) => confirmUpload(ctx, params.id, body),
  retry: (ctx, { params }) => retryUpload(ctx, params.id),
  discard: (ctx, { params }) => discardOwnUpload(ctx, params.id),
};
