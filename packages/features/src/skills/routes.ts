import type { skillRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const soon = () => fail("server.maintenance");

export const skillHandlers: Handlers<typeof skillRoutes> = {
  search: soon,
  exists: soon,
  read: soon,
  categories: soon,
  suggest: soon,
  mySuggestions: soon,
  occupations: soon,
  suggestions: soon,
  approve: soon,
  decline: soon,
  adminRead: soon,
  create: soon,
  change: soon,
  merge: soon,
};
