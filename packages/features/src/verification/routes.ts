import type { verificationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { confirmLink, readLink } from "./confirm-link.ts";
import { checkDomain } from "./look-up-domain.ts";
import { addDomain, mailLink, readVerification, removeDomain, requestVatCheck } from "./domains.ts";

export const verificationHandlers: Handlers<typeof verificationRoutes> = {
  read: (ctx, { params }) => readVerification(ctx, params),
  addDomain: (ctx, { params, body }) => addDomain(ctx, params, body),
  removeDomain: (ctx, { params }) => removeDomain(ctx, params),
  checkDomain: (ctx, { params }) => checkDomain(ctx, params),
  mailLink: (ctx, { params, body }) => mailLink(ctx, params, body),
  requestVatCheck: (ctx, { params }) => requestVatCheck(ctx, params),
  readLink: (ctx, { params }) => readLink(ctx, params),
  confirmLink: (ctx, { params }) => confirmLink(ctx, params),
};
