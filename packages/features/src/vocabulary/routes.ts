import type { vocabularyRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const soon = () => fail("server.maintenance");

export const vocabularyHandlers: Handlers<typeof vocabularyRoutes> = {
  search: soon,
  elastic: soon,
  exists: soon,
  read: soon,
  readByCode: soon,
  create: soon,
  change: soon,
  remove: soon,
  lists: soon,
  listEntries: soon,
  uses: soon,
  merge: soon,
  merges: soon,
  undoMerge: soon,
  import: soon,
};
