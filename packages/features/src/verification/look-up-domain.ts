import type { DomainCheckOutcome, SpaceVerification } from "@orbita/contract";
import { DnsUnavailable, type DnsResolver } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { readVerification } from "./domains.ts";
import { canVerifySpace } from "./policy.ts";
import { recordName, recordValue } from "./present.ts";
import { findDomain, insertCheck, lockDomain, lockVerifiedSpace, saveDomain, type DomainRow } from "./queries.ts";
import { applyLookup } from "./rules.ts";
import { notifySpaceOwners, settleVerification, type SettlementCtx } from "./settle.ts";

/** Looks up the DNS record of a domain. Runs outside a transaction, because name servers are slow. */
export async function lookUpDomain(
  dns: DnsResolver,
  { domain, record }: Pick<DomainRow, "domain" | "record">,
): Promise<DomainCheckOutcome> {
  try {
    const texts = await dns.findTxt(recordName(domain));
    return texts.some((text) => text.trim() === recordValue(record)) ? "found" : "missing";
  } catch (error) {
    if (error instanceof DnsUnavailable) return "unavailable";
    throw error;
  }
}

/** Stores the result of a DNS lookup and its consequences, unless the domain was removed since. */
export async function recordLookup(
  ctx: SettlementCtx,
  { id, spaceId }: { id: string; spaceId: string },
  outcome: DomainCheckOutcome,
): Promise<void> {
  await lockVerifiedSpace(ctx.tx, spaceId);
  const before = await lockDomain(ctx.tx, id);
  if (!before) return;
  const after = applyLookup(before, outcome, ctx.now);
  const { state, proof, verified_at, proved_at, expires_at, failing_since, next_check_at } = after;
  await saveDomain(ctx.tx, id, { state, proof, verified_at, proved_at, expires_at, failing_since, next_check_at });
  await insertCheck(ctx.tx, id, ctx.now, outcome);
  if (before.state === "verified" && state === "failing")
    await notifySpaceOwners(ctx, spaceId, {
      event: "failing",
      key: `${id}:${ctx.now.toISOString()}`,
      data: { domain: before.domain, until: expires_at!.toISOString(), day: dayIn("en", expires_at!) },
    });
  await settleVerification(ctx, spaceId);
}

type DomainKey = { readonly id: string; readonly domainId: string };

export async function checkDomain(ctx: StepCtx, { id: spaceId, domainId }: DomainKey): Promise<SpaceVerification> {
  allow(canVerifySpace(ctx.actor, spaceId));
  const domain = (await findDomain(ctx.tx, spaceId, domainId)) ?? fail("domain.notFound");
  const outcome = await lookUpDomain(ctx.platform.dns, domain);
  await ctx.write((writing) => recordLookup(writing, { id: domainId, spaceId }, outcome));
  return readVerification(ctx, { id: spaceId });
}
