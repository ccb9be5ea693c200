import { skillLimits, type AdminSkill } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { skillChanged } from "./events.ts";
import { lockNames, lockSkills, redirect, saveSkill } from "./queries.ts";
import { otherNames } from "./rules.ts";
import { showToAdmin } from "./create-skill.ts";

/**
 * Merges a skill into another: moves all its uses, and adds its names to the other skill as aliases. The id of the merged skill
 * redirects to the other skill.
 */
export async function mergeSkill(
  ctx: Ctx,
  { id }: { id: string },
  { into }: { into: string },
  uses: readonly SkillReferenceColumn[],
): Promise<AdminSkill> {
  await lockNames(ctx.tx);
  const rows = await lockSkills(ctx.tx, [id, into]);
  const from = rows.find((row) => row.id === id) ?? fail("skill.notFound");
  const kept = rows.find((row) => row.id === into && into !== id) ?? fail("skill.notFound");
  await withReason(ctx.tx, "merged");
  for (const use of uses) await use.move(ctx, id, into);
  await redirect(ctx.tx, id, into);
  await saveSkill(ctx.tx, id, { merged_into: into });
  const names = [...kept.aliases, from.label_it, from.label_en, ...from.aliases];
  const aliases = otherNames([kept.label_it, kept.label_en], names).slice(0, skillLimits.aliases);
  const saved = await saveSkill(ctx.tx, into, { aliases, edited: true });
  await ctx.tell(skillChanged, { ids: [id, into] });
  return showToAdmin(ctx, saved, uses);
}
