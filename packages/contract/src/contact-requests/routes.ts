import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import {
  myContactRequest,
  newContactRequest,
  contactRequestAnswer,
  contactRequestState,
  spaceContactRequest,
} from "./schema.ts";

const paging = {
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

export const contactRequestRoutes = {
  make: defineRoute({
    method: "POST",
    path: "/talent/contact-request",
    area: "member",
    forSpace: true,
    once: true,
    verified: true,
    body: newContactRequest,
    summary:
      "Send a contact request with concrete terms to a person found by search; shares no contact details until they accept",
    response: spaceContactRequest,
    errors: [
      "space.notVerified",
      "resume.notFound",
      "jobPost.notFound",
      "contactRequest.tooMany",
      "contactRequest.alreadyMade",
      "contactRequest.resting",
    ],
  }),
  quota: defineRoute({
    method: "GET",
    path: "/talent/contact-request/quota",
    area: "member",
    forSpace: true,
    summary: "Get how many contact requests the Space may still send today",
    response: z.object({ perDay: z.int(), left: z.int() }),
    errors: [],
  }),
  list: defineRoute({
    method: "GET",
    path: "/talent/contact-request",
    area: "member",
    forSpace: true,
    inSteps: true,
    query: z.object({ ...paging, id: id.optional(), resumeId: id.optional(), state: contactRequestState.optional() }),
    summary: "List the Space's contact requests, newest first",
    response: pageOf(spaceContactRequest),
    errors: [],
  }),
  withdraw: defineRoute({
    method: "POST",
    path: "/talent/contact-request/{id}/withdraw",
    area: "member",
    forSpace: true,
    params: byId,
    summary: "Withdraw a contact request that is not answered yet",
    response: spaceContactRequest,
    errors: ["contactRequest.notFound", "contactRequest.notOpen"],
  }),
  mine: defineRoute({
    method: "GET",
    path: "/public/contact-request",
    area: "public",
    query: z.object(paging),
    summary: "List the contact requests that Spaces sent me, newest first",
    response: pageOf(myContactRequest).extend({ open: z.int() }),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/public/contact-request/{id}",
    area: "public",
    params: byId,
    summary: "Get a contact request that I received",
    response: myContactRequest,
    errors: ["contactRequest.notFound"],
  }),
  answer: defineRoute({
    method: "POST",
    path: "/public/contact-request/{id}/answer",
    area: "public",
    once: true,
    params: byId,
    body: contactRequestAnswer,
    summary: "Accept a contact request and share the chosen contacts with the Space, or decline and share nothing",
    response: myContactRequest,
    errors: ["contactRequest.notFound", "contactRequest.notOpen"],
  }),
};
