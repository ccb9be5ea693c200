import type { skillRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { approveSuggestion, declineSuggestion } from "./approve-suggestion.ts";
import { mergeSkill } from "./merge-skill.ts";
import { searchOccupations } from "./occupations.ts";
import {
  listCategories,
  listOpenSuggestions,
  listOwnSuggestions,
  readSkill,
  readSkillAsAdmin,
  skillExists,
} from "./read-skill.ts";
import { searchSkills } from "./search.ts";
import { suggestSkill } from "./suggest-skill.ts";
import { changeSkill, createSkill } from "./create-skill.ts";

/**
 * The route handlers of skills. `catalogue.ts` passes in the columns that refer to skills, because the features that own these
 * columns depend on this one.
 */
export const skillHandlers = (uses: readonly SkillReferenceColumn[]): Handlers<typeof skillRoutes> => ({
  search: (ctx, { body }) => searchSkills(ctx, body, uses),
  exists: (ctx, { body }) => skillExists(ctx, body),
  read: (ctx, { params }) => readSkill(ctx, params, uses),
  categories: (ctx) => listCategories(ctx),
  suggest: (ctx, { body }) => suggestSkill(ctx, body),
  mySuggestions: (ctx) => listOwnSuggestions(ctx),
  occupations: (ctx, { body }) => searchOccupations(ctx, body),
  suggestions: (ctx) => listOpenSuggestions(ctx),
  approve: (ctx, { params, body }) => approveSuggestion(ctx, params, body, uses),
  decline: (ctx, { params, body }) => declineSuggestion(ctx, params, body),
  adminRead: (ctx, { params }) => readSkillAsAdmin(ctx, params, uses),
  create: (ctx, { body }) => createSkill(ctx, body, uses),
  change: (ctx, { params, body }) => changeSkill(ctx, params, body, uses),
  merge: (ctx, { params, body }) => mergeSkill(ctx, params, body, uses),
});
