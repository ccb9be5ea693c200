import type { operationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import type { IndexSource } from "../kernel/index-source.ts";
import { discardDeadLetter, rerunAllDeadLetters, rerunDeadLetter } from "./dead-letters.ts";
import { changeMaintenance, readMaintenance } from "./maintenance.ts";
import { readMails } from "./mails.ts";
import { readOperations } from "./read-operations.ts";
import { startReindex } from "./reindex.ts";

export const operationHandlers = (sources: readonly IndexSource[]): Handlers<typeof operationRoutes> => ({
  read: (ctx) => readOperations(ctx, sources),
  rerunAll: (ctx, { params }) => rerunAllDeadLetters(ctx, params),
  rerun: (ctx, { params }) => rerunDeadLetter(ctx, params),
  discard: (ctx, { params }) => discardDeadLetter(ctx, params),
  reindex: (ctx, { params }) => startReindex(ctx, sources, params.name),
  mails: (ctx, { query }) => readMails(ctx, query),
  maintenance: (ctx) => readMaintenance(ctx),
  changeMaintenance: (ctx, { body }) => changeMaintenance(ctx, body),
});
