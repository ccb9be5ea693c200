import type { ModerationCase } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { caseAbout, missing } from "./case-about.ts";
import { openCase } from "./case-queries.ts";
import { readCase } from "./read-cases.ts";
import { findTarget, type TargetKind } from "./target-queries.ts";

/** Opens a case without a report, with the same statement of reasons to the author. Returns the open case if there is one. */
export async function openOwnCase(ctx: Ctx, given: { kind: TargetKind; id: string }): Promise<ModerationCase> {
  const target = await findTarget(ctx.tx, viewerOf(ctx.actor, { asAdmin: true }), given);
  if (!target) return fail(missing[given.kind]);
  const { id } = await openCase(ctx.tx, given.kind, target.id, caseAbout(given.kind, target, ctx.now));
  return readCase(ctx, { id });
}
