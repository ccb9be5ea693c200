import type { candidateRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { readUploadFor } from "../resume-uploads/index.ts";
import { addCandidate, sendCandidateCv } from "./add-candidate.ts";
import { listCandidates, readCandidate, readNotice } from "./list-candidates.ts";
import { claimByNotice, eraseByNotice, removeCandidate } from "./remove-candidate.ts";

export const candidateHandlers: Handlers<typeof candidateRoutes> = {
  parse: (ctx, { files }) => sendCandidateCv(ctx, files[0]!),
  readUpload: (ctx, { params }) => readUploadFor(ctx, params.id),
  add: (ctx, { params, body }) => addCandidate(ctx, params, body),
  list: (ctx, { params, query }) => listCandidates(ctx, params, query),
  read: (ctx, { params }) => readCandidate(ctx, params),
  remove: (ctx, { params }) => removeCandidate(ctx, params),
  notice: (ctx, { params }) => readNotice(ctx, params),
  claim: (ctx, { params }) => claimByNotice(ctx, params),
  erase: (ctx, { params }) => eraseByNotice(ctx, params),
};
