import type { aiCallRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { readPersonRegister, readSpaceRegister } from "./read-register.ts";
import { changePersonSettings, changeSpaceSettings, readPersonSettings, readSpaceSettings } from "./settings.ts";

export const aiCallHandlers: Handlers<typeof aiCallRoutes> = {
  mySettings: (ctx) => readPersonSettings(ctx),
  changeMySettings: (ctx, { body }) => changePersonSettings(ctx, body),
  myRegister: (ctx, { query }) => readPersonRegister(ctx, query),
  spaceSettings: (ctx, { params }) => readSpaceSettings(ctx, params),
  changeSpaceSettings: (ctx, { params, body }) => changeSpaceSettings(ctx, params, body),
  spaceRegister: (ctx, { params, query }) => readSpaceRegister(ctx, params, query),
};
