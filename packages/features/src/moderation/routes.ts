import type { moderationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { contest, contestByLink } from "./contest.ts";
import { decide } from "./decide.ts";
import { hide } from "./hide.ts";
import { openOwnCase } from "./open-own-case.ts";
import {
  findStatement,
  findStatementByLink,
  listCases,
  listMyReports,
  readCase,
  readCaseHistory,
} from "./read-cases.ts";
import { report } from "./report.ts";

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  report: (ctx, { body }) => report(ctx, body),
  myReports: (ctx, { query }) => listMyReports(ctx, query),
  statement: (ctx, { params }) => findStatement(ctx, params),
  appeal: (ctx, { params, body }) => contest(ctx, params, body),
  statementByLink: (ctx, { params }) => findStatementByLink(ctx, params),
  appealByLink: (ctx, { params, body }) => contestByLink(ctx, params, body),
  hide: (ctx, { body }) => hide(ctx, body),
  open: (ctx, { body }) => openOwnCase(ctx, body),
  search: (ctx, { body }) => listCases(ctx, body),
  read: (ctx, { params }) => readCase(ctx, params),
  decide: (ctx, { params, body }) => decide(ctx, params, body),
  history: (ctx, { params }) => readCaseHistory(ctx, params),
};
