import { skillLimits, type AdminSkill } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { skillChanged } from "./events.ts";
import { findTakenNames, lockNames, lockSkills, saveSkill } from "./queries.ts";
import { otherNames } from "./rules.ts";
import { lockOpenSuggestion, saveSuggestion } from "./suggestion-queries.ts";
import { addSkill, showToAdmin, type SkillDraft } from "./create-skill.ts";

/** Approves a suggested skill. The suggested word becomes an alias, so that it finds the skill whatever its final name. */
export async function approveSuggestion(
  ctx: Ctx,
  { id }: { id: string },
  draft: SkillDraft,
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  await lockNames(ctx.tx);
  const suggestion = (await lockOpenSuggestion(ctx.tx, id)) ?? fail("skill.notFound");
  const aliases = [...draft.aliases, suggestion.name];
  const row = await addSkill(ctx, { ...draft, aliases });
  await saveSuggestion(ctx.tx, id, { state: "approved", skill_id: row.id });
  return showToAdmin(ctx, row, uses);
}

/** Declines a suggested skill, or adds its name as an alias to an existing skill. */
export async function declineSuggestion(
  ctx: Ctx,
  { id }: { id: string },
  { sameAs }: { sameAs: string | null },
): Promise<void> {
  await lockNames(ctx.tx);
  const suggestion = (await lockOpenSuggestion(ctx.tx, id)) ?? fail("skill.notFound");
  if (sameAs === null) {
    await saveSuggestion(ctx.tx, id, { state: "declined" });
    return;
  }
  const [skill] = await lockSkills(ctx.tx, [sameAs]);
  if (!skill) fail("skill.notFound");
  await saveSuggestion(ctx.tx, id, { state: "merged", skill_id: skill.id });
  const aliases = otherNames([skill.label_it, skill.label_en], [...skill.aliases, suggestion.name]);
  const grown = aliases.length > skill.aliases.length && aliases.length <= skillLimits.aliases;
  // The alias is left out if another skill has taken the suggested name in the meantime.
  if (!grown || (await findTakenNames(ctx.tx, [suggestion.name], skill.id))) return;
  await saveSkill(ctx.tx, skill.id, { aliases, edited: true });
  await ctx.tell(skillChanged, { ids: [skill.id] });
}
