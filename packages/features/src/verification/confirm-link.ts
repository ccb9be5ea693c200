import type { DomainConfirmationLink } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { tokenHashOf } from "../accounts/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findByLink, lockDomain, lockVerifiedSpace, saveDomain } from "./queries.ts";
import { prove } from "./rules.ts";
import { settleVerification } from "./settle.ts";

async function findLink({ tx, now }: Pick<ReadCtx, "tx" | "now">, token: string) {
  return (await findByLink(tx, tokenHashOf(token), now)) ?? fail("domain.linkNotFound");
}

type DomainLinkRow = Awaited<ReturnType<typeof findLink>>;
const presentLink = (link: DomainLinkRow): DomainConfirmationLink => ({
  space: { name: link.space_name, url: link.space_url },
  domain: link.domain,
  expires: link.link_expires_at!.toISOString(),
});

export const readLink = async (ctx: ReadCtx, { token }: { token: string }): Promise<DomainConfirmationLink> =>
  presentLink(await findLink(ctx, token));

/**
 * Confirms a domain by the link in an email. A person with the link can read mail of the domain, so no account is needed. The
 * link works once.
 */
export async function confirmLink(ctx: Ctx, { token }: { token: string }): Promise<DomainConfirmationLink> {
  const { space_id: spaceId } = await findLink(ctx, token);
  await lockVerifiedSpace(ctx.tx, spaceId);
  // Reads the confirmation link again after taking the lock, because it may have been used or replaced in the meantime.
  const link = await findLink(ctx, token);
  const domain = (await lockDomain(ctx.tx, link.id)) ?? fail("domain.linkNotFound");
  const used = { link_id: null, link_email: null, link_hash: null, link_expires_at: null };
  await withReason(ctx.tx, "verified by a mailed link");
  // A DNS record is checked again every month, which is impossible for a link, so an existing DNS proof of the domain is kept.
  const proof = domain.state === "verified" && domain.proof === "dns" ? "dns" : "email";
  const { state, verified_at, proved_at, expires_at, failing_since, next_check_at } = prove(domain, proof, ctx.now);
  await saveDomain(ctx.tx, domain.id, {
    state,
    proof,
    verified_at,
    proved_at,
    expires_at,
    failing_since,
    next_check_at,
    ...used,
  });
  await settleVerification(ctx, spaceId);
  return presentLink(link);
}
