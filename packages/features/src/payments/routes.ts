import type { paymentRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { preferCard, listMyCards, listSpaceCards, readCard } from "./list-cards.ts";
import { removeCard } from "./remove-card.ts";
import { setUpSpaceCard, setUpUserCard, settleMySetup } from "./set-up-card.ts";
import { receiveEvent } from "./take-event.ts";

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  userMethods: (ctx) => listMyCards(ctx),
  spaceMethods: (ctx, { params }) => listSpaceCards(ctx, params),
  setUpForUser: (ctx) => setUpUserCard(ctx),
  setUpForSpace: (ctx, { params }) => setUpSpaceCard(ctx, params),
  settleSetup: (ctx, { params }) => settleMySetup(ctx, params),
  readMethod: (ctx, { params }) => readCard(ctx, params),
  changeMethod: (ctx, { params }) => preferCard(ctx, params),
  removeMethod: (ctx, { params }) => removeCard(ctx, params),
  webhook: (ctx, { body, headers }) => receiveEvent(ctx, { body, signature: headers["stripe-signature"] }),
};
