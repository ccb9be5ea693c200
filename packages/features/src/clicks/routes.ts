import type { clickRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const clickHandlers: Handlers<typeof clickRoutes> = {
  click: () => fail("server.maintenance"),
  instances: () => fail("server.maintenance"),
};
