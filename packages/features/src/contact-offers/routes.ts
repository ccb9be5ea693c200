import type { contactOfferRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { answerOffer } from "./answer-offer.ts";
import { makeOffer } from "./make-offer.ts";
import { listMine, listOffers, readMine, readQuota } from "./read-offers.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

export const contactOfferHandlers: Handlers<typeof contactOfferRoutes> = {
  make: (ctx, { body }) => makeOffer(ctx, body),
  quota: (ctx) => readQuota(ctx),
  list: (ctx, { query }) => listOffers(ctx, query),
  withdraw: (ctx, { params }) => withdrawOffer(ctx, params),
  mine: (ctx, { query }) => listMine(ctx, query),
  read: (ctx, { params }) => readMine(ctx, params),
  answer: (ctx, { params, body }) => answerOffer(ctx, params, body),
};
