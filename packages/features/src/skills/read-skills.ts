import type { AdminSkill, Skill, SkillCategory, SuggestedSkill } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { SkillUse } from "../kernel/skill-use.ts";
import { presentCategory, presentSkill, presentSuggestion } from "./present.ts";
import { findCategories, findSkill, findTaken } from "./queries.ts";
import { findOpenSuggestions, findOwnSuggestions } from "./suggestion-queries.ts";
import { askedFor } from "./uses.ts";
import { showToAdmin } from "./write-skill.ts";

export async function readSkill(ctx: ReadCtx, { id }: { id: string }, uses: readonly SkillUse[]): Promise<Skill> {
  const row = (await findSkill(ctx.tx, id)) ?? fail("skill.notFound");
  return presentSkill(row, (await askedFor(uses, ctx, [row.id])).get(row.id) ?? 0);
}

export async function readSkillAsAdmin(
  ctx: ReadCtx,
  { id }: { id: string },
  uses: readonly SkillUse[],
): Promise<AdminSkill> {
  return showToAdmin(ctx, (await findSkill(ctx.tx, id)) ?? fail("skill.notFound"), uses);
}

export const skillExists = async (ctx: ReadCtx, { name }: { name: string }): Promise<{ exists: boolean }> => ({
  exists: (await findTaken(ctx.tx, [name], null)) !== undefined,
});

export const listCategories = async (ctx: ReadCtx): Promise<SkillCategory[]> =>
  (await findCategories(ctx.tx)).map(presentCategory);

export async function listOwnSuggestions(ctx: ReadCtx): Promise<SuggestedSkill[]> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  return (await findOwnSuggestions(ctx.tx, userId)).map(presentSuggestion);
}

export const listOpenSuggestions = async (ctx: ReadCtx): Promise<SuggestedSkill[]> =>
  (await findOpenSuggestions(ctx.tx)).map(presentSuggestion);
