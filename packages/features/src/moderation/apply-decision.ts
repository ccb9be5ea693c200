import type { caseDecision } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import type { DecisionCtx } from "./decision-ctx.ts";
import { lockCase, saveCase, targetOf, type CaseColumns } from "./case-queries.ts";
import { contentChanged } from "./content-changed.ts";
import { findEnabled, setEnabled } from "./target-queries.ts";
import { notifyDecision } from "./notify-decision.ts";

export type CaseDecision = Omit<z.output<typeof caseDecision>, "version">;

/** Hides the content if the moderation decision requires it. Shows it again only if this case had hidden it. Returns false if the content does not exist. */
async function showOrHide(ctx: DecisionCtx, row: CaseColumns, { decision, rule }: CaseDecision): Promise<boolean> {
  await withReason(ctx.tx, `case ${row.id}: ${rule}`);
  const target = targetOf(row);
  const enabled = target === null ? undefined : await findEnabled(ctx.tx, row.kind, target);
  if (target === null || enabled === undefined) return false;
  const wanted = decision === "disabled" ? false : row.decision === "disabled" ? true : enabled;
  if (wanted !== enabled) {
    await setEnabled(ctx.tx, row.kind, target, wanted);
    await contentChanged(ctx, row, { enabled: wanted });
  }
  return true;
}

/** Saves and applies a moderation decision and sends its notifications, in one transaction. The caller must have locked the case. */
export async function applyDecision(
  ctx: DecisionCtx,
  row: CaseColumns,
  decided: CaseDecision,
  state: "decided" | "closed",
): Promise<CaseColumns> {
  const there = await showOrHide(ctx, row, decided);
  const { decision, ground, rule, explanation } = decided;
  await saveCase(ctx.tx, row.id, {
    state,
    decision,
    ground,
    rule,
    explanation,
    decided_by: ctx.actor.id,
    decided_at: ctx.now,
  });
  const next = (await lockCase(ctx.tx, row.id))!;
  await notifyDecision(ctx, next, { gone: !there });
  return next;
}
