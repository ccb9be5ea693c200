import type { interviewRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { askForOthers, pickSlot } from "./answer.ts";
import { cancelInterview, cancelMine } from "./cancel.ts";
import { proposeAgain, proposeInterview } from "./propose.ts";
import { readCalendar, readMyCalendar } from "./read-calendar.ts";
import { listInterviews, listMyInterviews, readBusyTimes } from "./list-interviews.ts";

export const interviewHandlers: Handlers<typeof interviewRoutes> = {
  propose: (ctx, { body }) => proposeInterview(ctx, body),
  proposeAgain: (ctx, { params, body }) => proposeAgain(ctx, params, body),
  cancel: (ctx, { params, body }) => cancelInterview(ctx, params, body),
  list: (ctx, { query }) => listInterviews(ctx, query),
  busy: (ctx, { query }) => readBusyTimes(ctx, query),
  calendar: (ctx, { params }) => readCalendar(ctx, params),
  mine: (ctx, { query }) => listMyInterviews(ctx, query),
  pick: (ctx, { params, body }) => pickSlot(ctx, params, body),
  ask: (ctx, { params, body }) => askForOthers(ctx, params, body),
  cancelMine: (ctx, { params, body }) => cancelMine(ctx, params, body),
  myCalendar: (ctx, { params }) => readMyCalendar(ctx, params),
};
