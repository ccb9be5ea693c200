import type { applicationMemberRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeApplication, hideApplication } from "./change-application.ts";
import { draftRejection } from "./draft-rejection.ts";
import { exportCsv } from "./export-csv.ts";
import { findInSpace, searchApplications } from "./find-in-space.ts";
import { printResume, readApplicationDocument } from "./member-documents.ts";
import { moveApplications } from "./move-applications.ts";
import { addNote, changeNote, removeNote } from "./notes.ts";
import { readOverview } from "./overview.ts";
import { openApplication, readApplication } from "./read-application.ts";
import { readBoard } from "./read-board.ts";
import { readStages, saveStages } from "./stages.ts";
import { undoMoves } from "./undo-moves.ts";
import { verifyTimeline } from "./verify-timeline.ts";

export const applicationMemberHandlers: Handlers<typeof applicationMemberRoutes> = {
  search: (ctx, { body }) => searchApplications(ctx, body),
  board: (ctx, { body }) => readBoard(ctx, body),
  read: (ctx, { params }) => readApplication(ctx, params),
  change: (ctx, { params, body }) => changeApplication(ctx, params, body),
  remove: (ctx, { params, query }) => hideApplication(ctx, params, query),
  move: (ctx, { body }) => moveApplications(ctx, body),
  undo: (ctx, { body }) => undoMoves(ctx, body),
  draftRejection: (ctx, { params, body }) => draftRejection(ctx, params, body),
  addNote: (ctx, { params, body }) => addNote(ctx, params, body),
  changeNote: (ctx, { params, body }) => changeNote(ctx, params, body),
  removeNote: (ctx, { params }) => removeNote(ctx, params),
  verify: async (ctx, { params }) =>
    verifyTimeline(ctx.tx, { id: (await openApplication(ctx, params.id)).id, now: ctx.now }),
  document: (ctx, { params }) => readApplicationDocument(ctx, params),
  resumePdf: (ctx, { params, query }) => printResume(ctx, params, query),
  exportCsv: (ctx, { params, query }) => exportCsv(ctx, params, query),
  readStages: (ctx, { params }) => readStages(ctx, params),
  saveStages: (ctx, { params, body }) => saveStages(ctx, params, body),
  overview: (ctx, { params }) => readOverview(ctx, params),
  find: (ctx, { body }) => findInSpace(ctx, body),
};
