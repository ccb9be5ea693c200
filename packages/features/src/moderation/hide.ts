import type { Statement } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { applyDecision, type CaseDecision } from "./apply-decision.ts";
import { caseAbout, missing } from "./case-about.ts";
import { openCase } from "./case-queries.ts";
import { isOwnContent } from "./policy.ts";
import { presentStatement } from "./present.ts";
import { findReporters } from "./report-queries.ts";
import { findTarget } from "./target-queries.ts";

type HideContentInput = { kind: "post" | "comment"; id: string } & Omit<CaseDecision, "decision">;

/** Hides content on behalf of a channel's moderator, only in that channel. Opens and decides the case in one step. */
export async function hide(ctx: Ctx, { kind, id, ...why }: HideContentInput): Promise<Statement> {
  const target = await findTarget(ctx.tx, viewerOf(ctx.actor), { kind, id });
  if (!target?.moderates) return fail(missing[kind]);
  allow(!isOwnContent(ctx.actor, target));
  const row = await openCase(ctx.tx, kind, target.id, caseAbout(kind, target, ctx.now));
  // Another moderator may have hidden the content before this request locked the case.
  if (row.state !== "open" || !(await findTarget(ctx.tx, viewerOf(ctx.actor), { kind, id })))
    return fail("moderation.notOpen");
  const decided = await applyDecision(ctx, row, { decision: "disabled", ...why }, "decided");
  const reported = (await findReporters(ctx.tx, row.id)).length > 0;
  return presentStatement(decided, { reported, now: ctx.now, contest: false });
}
