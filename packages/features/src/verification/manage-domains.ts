import { randomBytes, randomUUIDv7 } from "node:crypto";
import { domainIn, verificationLimits, type SpaceVerification } from "@orbita/contract";
import { because } from "@orbita/db";
import { hashOf } from "../accounts/index.ts";
import { hasRole, isMember, type Ctx, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { sendDomainLink } from "./jobs.ts";
import { domainLinkSecret } from "./link-secret.ts";
import { presentVerification } from "./present.ts";
import {
  deleteDomain,
  findDomain,
  findDomains,
  findSpace,
  insertDomain,
  lockSpace,
  saveDomain,
  saveSpace,
  type SpaceRow,
} from "./queries.ts";
import { linkEnd, recordCode, waitingEnd } from "./rules.ts";
import { settleVerification } from "./settle.ts";

type BySpace = { readonly id: string };
type ByDomain = BySpace & { readonly domainId: string };

/** Every member may read it, because it decides what their Space may do. */
export async function readVerification(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  { id }: BySpace,
): Promise<SpaceVerification> {
  allow(isMember(actor, id));
  const space = (await findSpace(tx, id)) ?? fail("space.notFound");
  return presentVerification(space, await findDomains(tx, id), now);
}

async function lockOwned(ctx: Ctx, id: string): Promise<SpaceRow> {
  allow(hasRole(ctx.actor, id, "owner"));
  return (await lockSpace(ctx.tx, id)) ?? fail("space.notFound");
}

/** Returns false if the Space already has this domain. */
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

export async function addDomain(ctx: Ctx, { id }: BySpace, { domain }: { domain: string }): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  await because(ctx.tx, "domain added");
  if (!(await addNew(ctx, id, domain))) fail("domain.alreadyAdded");
  return readVerification(ctx, { id });
}

export async function removeDomain(ctx: Ctx, { id, domainId }: ByDomain): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  if (!(await findDomain(ctx.tx, id, domainId))) fail("domain.notFound");
  await because(ctx.tx, "domain removed");
  await deleteDomain(ctx.tx, domainId);
  await settleVerification(ctx, id);
  return readVerification(ctx, { id });
}

/** A new link replaces the previous one. */
export async function mailLink(ctx: Ctx, { id }: BySpace, { email }: { email: string }): Promise<SpaceVerification> {
  await lockOwned(ctx, id);
  const domain = domainIn(email.slice(email.lastIndexOf("@") + 1))!;
  await because(ctx.tx, "verification link emailed");
  await addNew(ctx, id, domain);
  const row = (await findDomains(ctx.tx, id)).find((one) => one.domain === domain)!;
  const linkId = randomUUIDv7();
  await saveDomain(ctx.tx, row.id, {
    link_id: linkId,
    link_email: email,
    link_hash: hashOf(domainLinkSecret(ctx.platform.codes, linkId)),
    link_expires_at: linkEnd(ctx.now),
    added_by: ctx.actor.id,
  });
  await ctx.enqueue(sendDomainLink, { linkId });
  return readVerification(ctx, { id });
}

/** Admins see the request in the list of Spaces. */
export async function requestVatCheck(ctx: Ctx, { id }: BySpace): Promise<SpaceVerification> {
  const space = await lockOwned(ctx, id);
  if (space.vat === null) fail("space.vatMissing");
  await because(ctx.tx, "VAT check requested");
  await saveSpace(ctx.tx, id, { vat_requested_at: ctx.now });
  return readVerification(ctx, { id });
}
