import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { notify } from "../notifications/index.ts";
import { saveOwnSpace, spaceChanged } from "../spaces/index.ts";
import { fail } from "../kernel/failure.ts";
import {
  findDomains,
  findSpaceOwnerIds,
  lockVerifiedSpace,
  saveDomain,
  type DomainRow,
  type SpaceVerificationRow,
} from "./queries.ts";
import { isProved, lapse, proofEnd } from "./rules.ts";

export type SettlementCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

type VerificationEvent = "verified" | "failing" | "expiring" | "lost";
type VerificationNotice = {
  readonly event: VerificationEvent;
  readonly key: string;
  readonly data?: Record<string, string>;
};

/** Notifies the owners of a Space about its verification; the key prevents duplicate notifications in a second run. */
export async function notifySpaceOwners(
  ctx: SettlementCtx,
  spaceId: string,
  { event, key, data = {} }: VerificationNotice,
): Promise<void> {
  await notify(ctx, {
    kind: "space.verification",
    userIds: await findSpaceOwnerIds(ctx.tx, spaceId),
    key: `verification.${event}:${spaceId}:${key}`,
    spaceId,
    data: { event, ...data },
  });
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce<Date | null>((last, date) => (date !== null && (last === null || date > last) ? date : last), null);

/** Ends the expired proofs of a Space's domains and returns the valid ones. */
async function lapseExpired(ctx: SettlementCtx, domains: readonly DomainRow[]): Promise<DomainRow[]> {
  const kept: DomainRow[] = [];
  for (const domain of domains) {
    if (isProved(domain) && domain.expires_at !== null && domain.expires_at <= ctx.now) {
      const { state, next_check_at } = lapse(domain);
      await saveDomain(ctx.tx, domain.id, { state, next_check_at });
    } else if (isProved(domain)) kept.push(domain);
  }
  return kept;
}

function verifiedColumns(space: SpaceVerificationRow, proved: readonly DomainRow[], now: Date) {
  const vatUntil = space.vat_checked_until !== null && space.vat_checked_until > now ? space.vat_checked_until : null;
  const until = latest([...proved.map(({ expires_at }) => expires_at), vatUntil]);
  if (until === null)
    return { verified_since: null, verified_until: null, verified_domain: null, verified_checked_at: null };
  const longest = proved.toSorted((a, b) => b.expires_at!.getTime() - a.expires_at!.getTime())[0];
  return {
    verified_since: space.verified_since ?? now,
    verified_until: until,
    verified_domain: longest?.domain ?? null,
    verified_checked_at: latest([
      ...proved.map(({ proved_at }) => proved_at),
      vatUntil === null ? null : space.vat_checked_at,
    ]),
  };
}

const differs = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() !== b.getTime() : a !== b;

/**
 * Computes from the proofs of its domains whether, and until when, a Space is verified. Call it after every change of a proof,
 * with the Space locked. Emits an event, because job posts and pages show the verification badge.
 */
export async function settleVerification(ctx: SettlementCtx, spaceId: string): Promise<void> {
  const space = await lockVerifiedSpace(ctx.tx, spaceId);
  if (!space) return;
  const proved = await lapseExpired(ctx, await findDomains(ctx.tx, spaceId));
  if (space.vat_checked_until !== null && space.vat_checked_until <= ctx.now)
    await saveOwnSpace(ctx.tx, spaceId, { vat_checked_at: null, vat_checked_until: null });
  const next = verifiedColumns(space, proved, ctx.now);
  const changed = (Object.keys(next) as (keyof typeof next)[]).some((name) => differs(next[name], space[name]));
  if (!changed) return;
  await saveOwnSpace(ctx.tx, spaceId, next);
  await ctx.tell(spaceChanged, { id: spaceId });
  const key = ctx.now.toISOString();
  if (space.verified_until === null) await notifySpaceOwners(ctx, spaceId, { event: "verified", key });
  else if (next.verified_until === null) await notifySpaceOwners(ctx, spaceId, { event: "lost", key });
}

type VatCheckCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/** Records that an admin has confirmed the VAT number against the register, or withdraws an earlier check. */
export async function setVatChecked(ctx: VatCheckCtx, spaceId: string, checked: boolean): Promise<void> {
  const space = await lockVerifiedSpace(ctx.tx, spaceId);
  if (!space) return;
  if (checked && space.vat === null) fail("space.vatMissing");
  await withReason(ctx.tx, checked ? "VAT number checked" : "VAT check withdrawn");
  await saveOwnSpace(ctx.tx, spaceId, {
    vat_checked_at: checked ? ctx.now : null,
    vat_checked_until: checked ? proofEnd(ctx.now) : null,
    vat_requested_at: null,
  });
  await settleVerification(ctx, spaceId);
}
