import type { applicationRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const talentHandlers: Handlers<typeof applicationRoutes> = {
  prepare: async () => fail("route.notFound"),
  apply: async () => fail("route.notFound"),
  exists: async () => fail("route.notFound"),
  searchMine: async () => fail("route.notFound"),
  readMine: async () => fail("route.notFound"),
  withdraw: async () => fail("route.notFound"),
  verifyMine: async () => fail("route.notFound"),
  signal: async () => fail("route.notFound"),
};
