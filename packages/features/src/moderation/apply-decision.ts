import type { caseDecision } from "@orbita/contract";
import { because } from "@orbita/db";
import type { z } from "zod";
import type { Deciding } from "./deciding.ts";
import { lockCase, saveCase, targetOf, type CaseColumns } from "./case-queries.ts";
import { contentChanged } from "./content-changed.ts";
import { findEnabled, setEnabled } from "./target-queries.ts";
import { tellDecision } from "./tell-decision.ts";

export type Decided = Omit<z.output<typeof caseDecision>, "version">;

/** Hides the content if decided so. Shows it again only if this case had hidden it, not if somebody else did. */
async function showOrHide(ctx: Deciding, row: CaseColumns, { decision, rule }: Decided): Promise<boolean> {
  await because(ctx.tx, `case ${row.id}: ${rule}`);
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

/** Saves and applies a decision and sends its notifications, in one transaction. Expects a locked case. */
export async function applyDecision(
  ctx: Deciding,
  row: CaseColumns,
  decided: Decided,
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
  await tellDecision(ctx, next, { gone: !there });
  return next;
}
