import type { memberRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const soon = () => fail("server.maintenance");

export const memberHandlers: Handlers<typeof memberRoutes> = {
  list: soon,
  add: soon,
  change: soon,
  remove: soon,
  invitations: soon,
  invite: soon,
  resend: soon,
  withdraw: soon,
  offer: soon,
  accept: soon,
  askToJoin: soon,
};
