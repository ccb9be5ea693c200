import type { moderationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { contestDecision, contestDecisionByLink } from "./contest.ts";
import { decideCase } from "./decide.ts";
import { hide } from "./hide.ts";
import {
  openOwnCase,
  findStatement,
  findStatementByLink,
  listCases,
  listMyReports,
  readCase,
  readCaseHistory,
} from "./list-cases.ts";
import { report } from "./report.ts";

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  report: (ctx, { body }) => report(ctx, body),
  myReports: (ctx, { query }) => listMyReports(ctx, query),
  statement: (ctx, { params }) => findStatement(ctx, params),
  appeal: (ctx, { params, body }) => contestDecision(ctx, params, body),
  statementByLink: (ctx, { params }) => findStatementByLink(ctx, params),
  appealByLink: (ctx, { params, body }) => contestDecisionByLink(ctx, params, body),
  hide: (ctx, { body }) => hide(ctx, body),
  open: (ctx, { body }) => openOwnCase(ctx, body),
  search: (ctx, { body }) => listCases(ctx, body),
  read: (ctx, { params }) => readCase(ctx, params),
  decide: (ctx, { params, body }) => decideCase(ctx, params, body),
  history: (ctx, { params }) => readCaseHistory(ctx, params),
};
