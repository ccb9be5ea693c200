import type { DomainLink } from "@orbita/contract";
import { because } from "@orbita/db";
import { hashOf } from "../accounts/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findByLink, lockDomain, lockSpace, saveDomain } from "./queries.ts";
import { prove } from "./rules.ts";
import { settleVerification } from "./settle.ts";

async function findLink({ tx, now }: Pick<ReadCtx, "tx" | "now">, token: string) {
  return (await findByLink(tx, hashOf(token), now)) ?? fail("domain.linkNotFound");
}

type Link = Awaited<ReturnType<typeof findLink>>;
const presentLink = (link: Link): DomainLink => ({
  space: { name: link.space_name, url: link.space_url },
  domain: link.domain,
  expires: link.link_expires_at!.toISOString(),
});

export const readLink = async (ctx: ReadCtx, { token }: { token: string }): Promise<DomainLink> =>
  presentLink(await findLink(ctx, token));

/** A person with the link can read mail of the domain, so no account is needed. The link works once. */
export async function confirmLink(ctx: Ctx, { token }: { token: string }): Promise<DomainLink> {
  const { space_id: spaceId } = await findLink(ctx, token);
  await lockSpace(ctx.tx, spaceId);
  // Used or replaced while this request waited for the lock.
  const link = await findLink(ctx, token);
  const domain = (await lockDomain(ctx.tx, link.id)) ?? fail("domain.linkNotFound");
  const used = { link_id: null, link_email: null, link_hash: null, link_expires_at: null };
  await because(ctx.tx, "verified by a mailed link");
  // A DNS record is checked again every month, which is impossible for a link, so an existing DNS proof stays.
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
