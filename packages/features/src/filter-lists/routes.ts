import type { filterListRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const soon = () => fail("server.maintenance");

export const filterListHandlers: Handlers<typeof filterListRoutes> = {
  all: soon,
  startingWith: soon,
};
