import { randomUUIDv7 } from "node:crypto";
import { writtenReason, type RestrictedKind } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { DecisionCtx } from "./decision-ctx.ts";
import { applyDecision, type CaseDecision } from "./apply-decision.ts";
import { lockHiding, openCase } from "./case-queries.ts";
import { contentChanged } from "./content-changed.ts";
import { findRestricted } from "./restricted-queries.ts";
import { lockEnabled, setEnabled } from "./target-queries.ts";

export type RestrictedContent = { readonly kind: RestrictedKind; readonly id: string };

/**
 * Hides content and notifies the users concerned of the reasons. Opens and decides the moderation case in one step. Returns false if there is nothing
 * to do because the content is already hidden, closed by its owners, or missing.
 */
export async function restrict(
  ctx: DecisionCtx,
  { kind, id }: RestrictedContent,
  { ground, rule, explanation }: Omit<CaseDecision, "decision">,
): Promise<boolean> {
  if (!(await lockEnabled(ctx.tx, kind, id))) return false;
  const about = await findRestricted(ctx.tx, kind, id);
  if (!about) return false;
  const row = await openCase(ctx.tx, kind, id, { id: randomUUIDv7(), kind, ...about, created_at: ctx.now });
  // An open appeal about visible content means that somebody showed the content again. Hiding it once more closes the appealed
  // case.
  const state = row.state === "appealed" ? "closed" : "decided";
  await applyDecision(ctx, row, { decision: "disabled", ground, rule, explanation }, state);
  return true;
}

/**
 * Shows hidden content again. If a moderation case had hidden it, notifies the users who were notified of that. Returns false
 * if the content was not hidden.
 */
export async function release(ctx: DecisionCtx, { kind, id }: RestrictedContent, reason: string): Promise<boolean> {
  if ((await lockEnabled(ctx.tx, kind, id)) !== false) return false;
  const row = await lockHiding(ctx.tx, kind, id);
  if (row) {
    const { ground, rule } = row;
    await applyDecision(ctx, row, { decision: "kept", ground: ground!, rule: rule!, explanation: reason }, "closed");
    return true;
  }
  await withReason(ctx.tx, writtenReason(reason));
  await setEnabled(ctx.tx, kind, id, true);
  const about = (await findRestricted(ctx.tx, kind, id))!;
  await contentChanged(
    ctx,
    { kind, post_id: null, channel_id: null, message_id: null, ...absent, ...about },
    { enabled: true },
  );
  return true;
}

const absent = { author_id: null, space_id: null, job_post_id: null, resume_id: null, application_id: null };
