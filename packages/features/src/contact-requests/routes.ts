import type { contactRequestRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { answerContactRequest, withdrawContactRequest } from "./answer-contact-request.ts";
import {
  listMyContactRequests,
  listContactRequests,
  readMyContactRequest,
  readContactRequestQuota,
} from "./list-contact-requests.ts";
import { makeContactRequest } from "./make-contact-request.ts";

export const contactRequestHandlers: Handlers<typeof contactRequestRoutes> = {
  make: (ctx, { body }) => makeContactRequest(ctx, body),
  quota: (ctx) => readContactRequestQuota(ctx),
  list: (ctx, { query }) => listContactRequests(ctx, query),
  withdraw: (ctx, { params }) => withdrawContactRequest(ctx, params),
  mine: (ctx, { query }) => listMyContactRequests(ctx, query),
  read: (ctx, { params }) => readMyContactRequest(ctx, params),
  answer: (ctx, { params, body }) => answerContactRequest(ctx, params, body),
};
