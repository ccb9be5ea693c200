import { randomBytes, randomUUIDv7 } from "node:crypto";
import { domainIn, verificationLimits, type SpaceVerification } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { tokenHashOf } from "../accounts/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { saveOwnSpace } from "../spaces/index.ts";
import { sendDomainLink } from "./jobs.ts";
import { domainLinkSecret } from "./link-secret.ts";
import { canReadVerification, canVerifySpace } from "./policy.ts";
import { presentVerification } from "./present.ts";
import {
  deleteDomain,
  findDomain,
  findDomains,
  findVerifiedSpace,
  insertDomain,
  lockVerifiedSpace,
  saveDomain,
  type SpaceVerificationRow,
} from "./queries.ts";
import { linkEnd, recordCode, waitingEnd } from "./rules.ts";
import { settleVerification } from "./settle.ts";

type SpaceParams = { readonly id: string };
type DomainParams = SpaceParams & { readonly domainId: string };

/** The verification of a Space. Every member may read it, because it decides what their Space may do. */
export async function readVerification(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  { id }: SpaceParams,
): Promise<SpaceVerification> {
  allow(canReadVerification(actor, id));
  const space = (await findVerifiedSpace(tx, id)) ?? fail("space.notFound");
  return presentVerification(space, await findDomains(tx, id), now);
}

async function lockOwned(ctx: Ctx, id: string): Promise<SpaceVerificationRow> {
  allow(canVerifySpace(ctx.actor, id));
  return (await lockVerifiedSpace(ctx.tx, id)) ?? fail("space.notFound");
}

/** Adds a domain to a Space. Returns false if the Space already has it. */
async function addNew(ctx: Ctx, spaceId: string, domain: string): Promise<boolean> {
  const domains = await findDomains(ctx.tx, spaceId);
  if (domains.some((row) => row.domain === domain)) return false;
  const max = verificationLimits.domains;
  if (domains.length >= max) fail("domain.tooMany", { max });
  return insertDomain(ctx.tx, {
    id: randomUUIDv7(),
    space_id: spaceId,
    domain,
    record: recordCode(randomBytes(16)),
    check_until: waitingEnd(ctx.now),
    next_check_at: ctx.now,
    added_by: ctx.actor.id,
    created_at: ctx.now,
  });
}

export async function addDomain(
  ctx: Ctx,
  { id }: SpaceParams,
  { domain }: { domain: string },
): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  await withReason(ctx.tx, "domain added");
  if (!(await addNew(ctx, id, domain))) fail("domain.alreadyAdded");
  return readVerification(ctx, { id });
}

export async function removeDomain(ctx: Ctx, { id, domainId }: DomainParams): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  if (!(await findDomain(ctx.tx, id, domainId))) fail("domain.notFound");
  await withReason(ctx.tx, "domain removed");
  await deleteDomain(ctx.tx, domainId);
  await settleVerification(ctx, id);
  return readVerification(ctx, { id });
}

/** Sends a confirmation link to an address of the Space's domain. A new link replaces the previous one. */
export async function mailLink(
  ctx: Ctx,
  { id }: SpaceParams,
  { email }: { email: string },
): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  const domain = domainIn(email.slice(email.lastIndexOf("@") + 1))!;
  await withReason(ctx.tx, "verification link emailed");
  await addNew(ctx, id, domain);
  const row = (await findDomains(ctx.tx, id)).find((one) => one.domain === domain)!;
  const linkId = randomUUIDv7();
  await saveDomain(ctx.tx, row.id, {
    link_id: linkId,
    link_email: email,
    link_hash: tokenHashOf(domainLinkSecret(ctx.platform.codes, linkId)),
    link_expires_at: linkEnd(ctx.now),
    added_by: ctx.actor.id,
  });
  await ctx.enqueue(sendDomainLink, { linkId });
  return readVerification(ctx, { id });
}

/** Requests that an admin checks the VAT number. Admins see the request in the list of Spaces. */
export async function requestVatCheck(ctx: Ctx, { id }: SpaceParams): Promise<SpaceVerification> {
  const space = await lockOwned(ctx, id);
  if (space.vat === null) fail("space.vatMissing");
  await withReason(ctx.tx, "VAT check requested");
  await saveOwnSpace(ctx.tx, id, { vat_requested_at: ctx.now });
  return readVerification(ctx, { id });
}
