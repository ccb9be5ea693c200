import type { paymentRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { setUpForSpace, setUpForUser, settleMine } from "./add-card.ts";
import { preferCard } from "./prefer-card.ts";
import { listMyCards, listSpaceCards, readCard } from "./read-cards.ts";
import { removeCard } from "./remove-card.ts";
import { receiveEvent } from "./take-event.ts";

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  userMethods: (ctx) => listMyCards(ctx),
  spaceMethods: (ctx, { params }) => listSpaceCards(ctx, params),
  setUpForUser: (ctx) => setUpForUser(ctx),
  setUpForSpace: (ctx, { params }) => setUpForSpace(ctx, params),
  settleSetup: (ctx, { params }) => settleMine(ctx, params),
  readMethod: (ctx, { params }) => readCard(ctx, params),
  changeMethod: (ctx, { params }) => preferCard(ctx, params),
  removeMethod: (ctx, { params }) => removeCard(ctx, params),
  webhook: (ctx, { body, headers }) => receiveEvent(ctx, { body, signature: headers["stripe-signature"] }),
};
