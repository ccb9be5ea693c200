import type { applicationMemberRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const memberHandlers: Handlers<typeof applicationMemberRoutes> = {
  search: async () => fail("route.notFound"),
  board: async () => fail("route.notFound"),
  read: async () => fail("route.notFound"),
  change: async () => fail("route.notFound"),
  remove: async () => fail("route.notFound"),
  move: async () => fail("route.notFound"),
  undo: async () => fail("route.notFound"),
  draftRejection: async () => fail("route.notFound"),
  addNote: async () => fail("route.notFound"),
  changeNote: async () => fail("route.notFound"),
  removeNote: async () => fail("route.notFound"),
  verify: async () => fail("route.notFound"),
  document: async () => fail("route.notFound"),
  resumePdf: async () => fail("route.notFound"),
  exportCsv: async () => fail("route.notFound"),
  readStages: async () => fail("route.notFound"),
  saveStages: async () => fail("route.notFound"),
  overview: async () => fail("route.notFound"),
  find: async () => fail("route.notFound"),
};
