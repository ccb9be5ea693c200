import type { applicationMemberRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { changeApplication, hideApplication } from "./change-application.ts";
import { moveApplications } from "./move-applications.ts";
import { addNote, changeNote, removeNote } from "./notes.ts";
import { readApplication } from "./read-application.ts";
import { readBoard } from "./read-board.ts";
import { searchApplications } from "./search.ts";
import { readStages, saveStages } from "./stages.ts";
import { undoMoves } from "./undo-moves.ts";

export const memberHandlers: Handlers<typeof applicationMemberRoutes> = {
  search: (ctx, { body }) => searchApplications(ctx, body),
  board: (ctx, { body }) => readBoard(ctx, body),
  read: (ctx, { params }) => readApplication(ctx, params),
  change: (ctx, { params, body }) => changeApplication(ctx, params, body),
  remove: (ctx, { params, query }) => hideApplication(ctx, params, query),
  move: (ctx, { body }) => moveApplications(ctx, body),
  undo: (ctx, { body }) => undoMoves(ctx, body),
  draftRejection: async () => fail("route.notFound"),
  addNote: (ctx, { params, body }) => addNote(ctx, params, body),
  changeNote: (ctx, { params, body }) => changeNote(ctx, params, body),
  removeNote: (ctx, { params }) => removeNote(ctx, params),
  verify: async () => fail("route.notFound"),
  document: async () => fail("route.notFound"),
  resumePdf: async () => fail("route.notFound"),
  exportCsv: async () => fail("route.notFound"),
  readStages: (ctx, { params }) => readStages(ctx, params),
  saveStages: (ctx, { params, body }) => saveStages(ctx, params, body),
  overview: async () => fail("route.notFound"),
  find: async () => fail("route.notFound"),
};
