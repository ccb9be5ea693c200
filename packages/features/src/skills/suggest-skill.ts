import { randomUUIDv7 } from "node:crypto";
import { skillLimits, type skillSuggestion, type SuggestedSkill } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { presentSkillSuggestion } from "./present.ts";
import { findCategory, findTakenNames, lockNames } from "./queries.ts";
import { countOpenOf, insertSuggestion } from "./suggestion-queries.ts";

type SkillSuggestionInput = z.output<typeof skillSuggestion>;

export async function suggestSkill(ctx: Ctx, given: SkillSuggestionInput): Promise<SuggestedSkill> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const { name, language, category, note } = given;
  if (category !== null && !(await findCategory(ctx.tx, category)))
    failFields("request.invalid", [{ path: "category", code: "field.invalid", params: {} }]);
  await lockNames(ctx.tx);
  if (await findTakenNames(ctx.tx, [name], null)) fail("skill.exists", { name });
  const max = skillLimits.openSuggestions;
  if ((await countOpenOf(ctx.tx, userId)) >= max) fail("skill.tooManySuggestions", { max });
  try {
    return presentSkillSuggestion(
      await insertSuggestion(ctx.tx, {
        id: randomUUIDv7(),
        user_id: userId,
        name,
        language,
        category,
        note,
        created_at: ctx.now,
      }),
    );
  } catch (error) {
    if (violates(error, "skill_suggestions_open")) fail("skill.alreadySuggested");
    throw error;
  }
}
