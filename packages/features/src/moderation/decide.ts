import type { caseDecision, ModerationCase } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { applyDecision } from "./apply-decision.ts";
import { hasOtherAdmins, lockCase } from "./case-queries.ts";
import { requireReporter } from "./policy.ts";
import { readCase } from "./list-cases.ts";
import { concerns, decidedState } from "./rules.ts";

/**
 * Decides a moderation case. If there are other admins, nobody decides about their own content or about an appeal against their own decision. The
 * decision on an appeal closes the case.
 */
export async function decideCase(
  ctx: Ctx,
  { id }: { id: string },
  { version, ...decided }: z.output<typeof caseDecision>,
): Promise<ModerationCase> {
  const row = (await lockCase(ctx.tx, id)) ?? fail("moderation.notFound");
  const actorId = requireReporter(ctx.actor);
  const state = decidedState(row, version);
  if (concerns(row, actorId) && (await hasOtherAdmins(ctx.tx, actorId))) fail("moderation.forOthers");
  await applyDecision(ctx, row, decided, state);
  return readCase(ctx, { id });
}
