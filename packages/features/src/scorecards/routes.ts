import type { scorecardRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { addCriterion, removeCriterion } from "./criteria.ts";
import { handIn } from "./hand-in.ts";
import { readScorecards } from "./read-scorecards.ts";

export const scorecardHandlers: Handlers<typeof scorecardRoutes> = {
  read: (ctx, { params }) => readScorecards(ctx, params),
  handIn: (ctx, { params, body }) => handIn(ctx, params, body),
  addCriterion: (ctx, { params, body }) => addCriterion(ctx, params, body),
  removeCriterion: (ctx, { params }) => removeCriterion(ctx, params),
};
