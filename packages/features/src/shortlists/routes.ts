import type { shortlistRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const later = () => fail("server.maintenance");

export const shortlistHandlers: Handlers<typeof shortlistRoutes> = {
  list: later,
  create: later,
  rename: later,
  remove: later,
  entries: later,
  put: later,
  take: later,
  csv: later,
};
