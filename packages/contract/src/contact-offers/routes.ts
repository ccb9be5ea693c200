import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { myOffer, newOffer, offerAnswer, offerState, spaceOffer } from "./schema.ts";

const paging = {
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

export const contactOfferRoutes = {
  make: defineRoute({
    method: "POST",
    path: "/talent/offer",
    area: "member",
    forSpace: true,
    once: true,
    verified: true,
    body: newOffer,
    summary: "Send a concrete offer to a person found by search; shares no contact details until they accept",
    response: spaceOffer,
    errors: [
      "space.notVerified",
      "resume.notFound",
      "jobPost.notFound",
      "offer.tooMany",
      "offer.alreadyMade",
      "offer.resting",
    ],
  }),
  quota: defineRoute({
    method: "GET",
    path: "/talent/offer/quota",
    area: "member",
    forSpace: true,
    summary: "Get how many offers the Space may still send today",
    response: z.object({ perDay: z.int(), left: z.int() }),
    errors: [],
  }),
  list: defineRoute({
    method: "GET",
    path: "/talent/offer",
    area: "member",
    forSpace: true,
    inSteps: true,
    query: z.object({ ...paging, id: id.optional(), resumeId: id.optional(), state: offerState.optional() }),
    summary: "List the Space's offers, newest first",
    response: pageOf(spaceOffer),
    errors: [],
  }),
  withdraw: defineRoute({
    method: "POST",
    path: "/talent/offer/{id}/withdraw",
    area: "member",
    forSpace: true,
    params: byId,
    summary: "Withdraw an offer that is not answered yet",
    response: spaceOffer,
    errors: ["offer.notFound", "offer.notOpen"],
  }),
  mine: defineRoute({
    method: "GET",
    path: "/public/offer",
    area: "public",
    query: z.object(paging),
    summary: "List the offers that Spaces sent me, newest first",
    response: pageOf(myOffer).extend({ open: z.int() }),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/public/offer/{id}",
    area: "public",
    params: byId,
    summary: "Get an offer that I received",
    response: myOffer,
    errors: ["offer.notFound"],
  }),
  answer: defineRoute({
    method: "POST",
    path: "/public/offer/{id}/answer",
    area: "public",
    once: true,
    params: byId,
    body: offerAnswer,
    summary: "Accept an offer and share the chosen contacts with the Space, or decline and share nothing",
    response: myOffer,
    errors: ["offer.notFound", "offer.notOpen"],
  }),
};
