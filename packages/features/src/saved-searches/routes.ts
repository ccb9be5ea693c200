import type { guestAlertRoutes, savedSearchRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import {
  changeJobSearch,
  changeTalentSearch,
  openJobSearch,
  openTalentSearch,
  removeJobSearch,
  removeTalentSearch,
} from "./change-search.ts";
import { listJobSearches, listTalentSearches } from "./list-searches.ts";
import { changeAlert, listAlerts, removeAlert, stopAlerts, unsubscribeAlerts } from "./guest-alerts.ts";
import { confirmAlert, requestAlert } from "./request-alert.ts";
import { saveJobSearch, saveTalentSearch } from "./save-search.ts";

export const savedSearchHandlers: Handlers<typeof savedSearchRoutes & typeof guestAlertRoutes> = {
  jobs: (ctx) => listJobSearches(ctx),
  saveJobs: (ctx, { body }) => saveJobSearch(ctx, body),
  changeJobs: (ctx, { params, body }) => changeJobSearch(ctx, params, body),
  openJobs: (ctx, { params }) => openJobSearch(ctx, params),
  removeJobs: (ctx, { params }) => removeJobSearch(ctx, params),
  talents: (ctx) => listTalentSearches(ctx),
  saveTalents: (ctx, { body }) => saveTalentSearch(ctx, body),
  changeTalents: (ctx, { params, body }) => changeTalentSearch(ctx, params, body),
  openTalents: (ctx, { params }) => openTalentSearch(ctx, params),
  removeTalents: (ctx, { params }) => removeTalentSearch(ctx, params),
  requestAlert: (ctx, { body }) => requestAlert(ctx, body),
  confirmAlert: (ctx, { body }) => confirmAlert(ctx, body),
  alerts: (ctx, { params }) => listAlerts(ctx, params),
  changeAlert: (ctx, { params, body }) => changeAlert(ctx, params, body),
  removeAlert: (ctx, { params }) => removeAlert(ctx, params),
  stopAlerts: (ctx, { params }) => stopAlerts(ctx, params),
  unsubscribeAlerts: (ctx, { params }) => unsubscribeAlerts(ctx, params),
};
