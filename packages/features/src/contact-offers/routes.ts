import type { contactOfferRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = () => fail("server.maintenance");

export const contactOfferHandlers: Handlers<typeof contactOfferRoutes> = {
  make: later,
  quota: later,
  list: later,
  withdraw: later,
  mine: later,
  read: later,
  answer: later,
};
