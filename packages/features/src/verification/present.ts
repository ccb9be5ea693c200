import {
  dnsRecordLabel,
  dnsRecordPrefix,
  domainIn,
  isPublicMailDomain,
  type SpaceDomain,
  type SpaceVerification,
} from "@orbita/contract";
import type { DomainWithChecks, SpaceVerificationRow } from "./queries.ts";

export const recordName = (domain: string): string => `${dnsRecordLabel}.${domain}`;
export const recordValue = (record: string): string => `${dnsRecordPrefix}${record}`;

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentDomain = (row: DomainWithChecks, now: Date): SpaceDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.state,
  proof: row.proof,
  record: { name: recordName(row.domain), value: recordValue(row.record) },
  provedAt: isoOrNull(row.proved_at),
  expiresAt: isoOrNull(row.expires_at),
  failingSince: isoOrNull(row.failing_since),
  checkedUntil: row.state === "waiting" && row.next_check_at !== null ? row.check_until.toISOString() : null,
  checks: row.checks,
  link:
    row.link_email !== null && row.link_expires_at !== null && row.link_expires_at > now
      ? { email: row.link_email, expires: row.link_expires_at.toISOString() }
      : null,
});

/** The domain of the Space's website as a suggestion, unless it was already added. */
function suggestDomain(website: string | null, domains: readonly DomainWithChecks[]): string | null {
  const domain = website === null ? null : domainIn(website);
  if (domain === null || isPublicMailDomain(domain)) return null;
  return domains.some((row) => row.domain === domain) ? null : domain;
}

export const presentVerification = (
  space: SpaceVerificationRow,
  domains: readonly DomainWithChecks[],
  now: Date,
): SpaceVerification => {
  const isVerified = space.verified_until !== null && space.verified_until > now;
  return {
    verified: isVerified,
    since: isVerified ? isoOrNull(space.verified_since) : null,
    until: isVerified ? isoOrNull(space.verified_until) : null,
    domains: domains.map((row) => presentDomain(row, now)),
    vat: {
      number: space.vat,
      legalName: space.legal_name,
      requestedAt: isoOrNull(space.vat_requested_at),
      checkedAt: isoOrNull(space.vat_checked_at),
      checkedUntil: isoOrNull(space.vat_checked_until),
    },
    suggestedDomain: suggestDomain(space.website, domains),
  };
};
