import type { contactOfferRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { answerOffer, withdrawOffer } from "./answer-offer.ts";
import { listMyOffers, listOffers, readMyOffer, readOfferQuota } from "./list-offers.ts";
import { makeOffer } from "./make-offer.ts";

export const contactOfferHandlers: Handlers<typeof contactOfferRoutes> = {
  make: (ctx, { body }) => makeOffer(ctx, body),
  quota: (ctx) => readOfferQuota(ctx),
  list: (ctx, { query }) => listOffers(ctx, query),
  withdraw: (ctx, { params }) => withdrawOffer(ctx, params),
  mine: (ctx, { query }) => listMyOffers(ctx, query),
  read: (ctx, { params }) => readMyOffer(ctx, params),
  answer: (ctx, { params, body }) => answerOffer(ctx, params, body),
};
