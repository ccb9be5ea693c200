import type { savedJobRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const savedJobHandlers: Handlers<typeof savedJobRoutes> = {
  list: () => fail("server.maintenance"),
  ids: () => fail("server.maintenance"),
  save: () => fail("server.maintenance"),
  remove: () => fail("server.maintenance"),
};
