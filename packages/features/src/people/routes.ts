import type { peopleRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeSettings, readSettings } from "./change-settings.ts";
import { hideFrom, showTo } from "./hide-from.ts";
import { readPerson, searchPeopleInIndex, searchPeopleInTables } from "./read-person.ts";

export const peopleHandlers: Handlers<typeof peopleRoutes> = {
  search: (ctx, { body }) => searchPeopleInTables(ctx, body),
  searchElastic: (ctx, { body }) => searchPeopleInIndex(ctx, body),
  byUsername: (ctx, { params }) => readPerson(ctx, params),
  settings: (ctx) => readSettings(ctx),
  changeSettings: (ctx, { body }) => changeSettings(ctx, body),
  hide: (ctx, { body }) => hideFrom(ctx, body),
  show: (ctx, { params }) => showTo(ctx, params),
};
