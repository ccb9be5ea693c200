import type { caseDecision, ModerationCase } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { applyDecision } from "./apply-decision.ts";
import { hasOtherAdmins, lockCase } from "./case-queries.ts";
import { userOf } from "./policy.ts";
import { readCase } from "./read-cases.ts";
import { concerns, decidedState } from "./rules.ts";

/** An appealed decision is reviewed by another admin if there is one; then the case is closed. */
export async function decide(
  ctx: Ctx,
  { id }: { id: string },
  { version, ...decided }: z.output<typeof caseDecision>,
): Promise<ModerationCase> {
  const row = (await lockCase(ctx.tx, id)) ?? fail("moderation.notFound");
  const actorId = userOf(ctx.actor);
  const state = decidedState(row, version);
  if (concerns(row, actorId) && (await hasOtherAdmins(ctx.tx, actorId))) fail("moderation.forOthers");
  await applyDecision(ctx, row, decided, state);
  return readCase(ctx, { id });
}
