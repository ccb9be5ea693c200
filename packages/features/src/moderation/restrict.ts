import { randomUUIDv7 } from "node:crypto";
import type { RestrictedKind } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Deciding } from "./deciding.ts";
import { applyDecision, type Decided } from "./apply-decision.ts";
import { lockHiding, openCase } from "./case-queries.ts";
import { contentChanged } from "./content-changed.ts";
import { findRestricted } from "./restricted-queries.ts";
import { lockEnabled, setEnabled } from "./target-queries.ts";

export type Restricted = { readonly kind: RestrictedKind; readonly id: string };

/**
 * Hides the content and notifies the users concerned of the reasons: opens and decides the case in one step. False if there was
 * nothing to do: already hidden, closed by its owners, or missing.
 */
export async function restrict(
  ctx: Deciding,
  { kind, id }: Restricted,
  { ground, rule, explanation }: Omit<Decided, "decision">,
): Promise<boolean> {
  if (!(await lockEnabled(ctx.tx, kind, id))) return false;
  const about = await findRestricted(ctx.tx, kind, id);
  if (!about) return false;
  const row = await openCase(ctx.tx, kind, id, { id: randomUUIDv7(), kind, ...about, created_at: ctx.now });
  // An appealed case can be about enabled content only if somebody showed it again: hiding it again closes that case.
  const state = row.state === "appealed" ? "closed" : "decided";
  await applyDecision(ctx, row, { decision: "disabled", ground, rule, explanation }, state);
  return true;
}

/** Shows the content again, and notifies the users who were notified that it was hidden. False if there was nothing to do. */
export async function release(ctx: Deciding, { kind, id }: Restricted, reason: string): Promise<boolean> {
  if ((await lockEnabled(ctx.tx, kind, id)) !== false) return false;
  const row = await lockHiding(ctx.tx, kind, id);
  if (row) {
    const { ground, rule } = row;
    await applyDecision(ctx, row, { decision: "kept", ground: ground!, rule: rule!, explanation: reason }, "closed");
    return true;
  }
  await because(ctx.tx, reason);
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
