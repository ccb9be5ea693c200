import type { AdminSkill, Skill, SkillCategory, SuggestedSkill } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { presentCategory, presentSkill, presentSkillSuggestion } from "./present.ts";
import { findCategories, findSkill, findTakenNames } from "./queries.ts";
import { findOpenSuggestions, findOwnSuggestions } from "./suggestion-queries.ts";
import { countRequests } from "./uses.ts";
import { showToAdmin } from "./create-skill.ts";

export async function readSkill(
  ctx: ReadCtx,
  { id }: { id: string },
  uses: readonly SkillReferenceColumn[],
): Promise<Skill> {
  const row = (await findSkill(ctx.tx, id)) ?? fail("skill.notFound");
  return presentSkill(row, (await countRequests(uses, ctx, [row.id])).get(row.id) ?? 0);
}

export async function readSkillAsAdmin(
  ctx: ReadCtx,
  { id }: { id: string },
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  return showToAdmin(ctx, (await findSkill(ctx.tx, id)) ?? fail("skill.notFound"), uses);
}

export const skillExists = async (ctx: ReadCtx, { name }: { name: string }): Promise<{ exists: boolean }> => ({
  exists: (await findTakenNames(ctx.tx, [name], null)) !== undefined,
});

export const listCategories = async (ctx: ReadCtx): Promise<SkillCategory[]> =>
  (await findCategories(ctx.tx)).map(presentCategory);

export async function listOwnSuggestions(ctx: ReadCtx): Promise<SuggestedSkill[]> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  return (await findOwnSuggestions(ctx.tx, userId)).map(presentSkillSuggestion);
}

export const listOpenSuggestions = async (ctx: ReadCtx): Promise<SuggestedSkill[]> =>
  (await findOpenSuggestions(ctx.tx)).map(presentSkillSuggestion);
