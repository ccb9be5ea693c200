import { verificationLimits as limits, type DomainCheckOutcome, type DomainState } from "@orbita/contract";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export const proofEnd = (now: Date): Date => daysAfter(now, limits.validDays);
export const waitingEnd = (now: Date): Date => daysAfter(now, limits.waitingDays);
export const linkEnd = (now: Date): Date => daysAfter(now, limits.linkDays);
/** Owners are reminded of a proof that expires before this time. */
export const reminderEnd = (now: Date): Date => daysAfter(now, limits.reminderDays);

/** The fields of a Space's domain that proofs and DNS lookups change. */
export type DomainProof = {
  readonly state: DomainState;
  readonly proof: "dns" | "email" | null;
  readonly verified_at: Date | null;
  readonly proved_at: Date | null;
  readonly expires_at: Date | null;
  readonly failing_since: Date | null;
  readonly check_until: Date;
  readonly next_check_at: Date | null;
};

export const isProved = ({ state }: Pick<DomainProof, "state">): boolean => state === "verified" || state === "failing";

export const prove = (domain: DomainProof, proof: "dns" | "email", now: Date): DomainProof => ({
  ...domain,
  state: "verified",
  proof,
  verified_at: domain.verified_at ?? now,
  proved_at: now,
  expires_at: proofEnd(now),
  failing_since: null,
  // Only a DNS record is checked again; a confirmation link proves the domain only once.
  next_check_at: proof === "dns" ? daysAfter(now, limits.recheckDays) : null,
});

export const lapse = (domain: DomainProof): DomainProof => ({ ...domain, state: "lapsed", next_check_at: null });

const inAnHour = (now: Date): Date => new Date(now.getTime() + hourMs);

/** The domain's state after a lookup in which a DNS record that was found before is missing. The domain keeps its proof for the grace period. */
const startFailing = (domain: DomainProof, now: Date): DomainProof => {
  const graceEnd = daysAfter(now, limits.graceDays);
  return {
    ...domain,
    state: "failing",
    failing_since: now,
    expires_at: domain.expires_at !== null && domain.expires_at < graceEnd ? domain.expires_at : graceEnd,
    next_check_at: daysAfter(now, 1),
  };
};

/** The state of a domain after a DNS lookup. If the name servers do not answer, the state does not change. */
export function applyLookup(domain: DomainProof, outcome: DomainCheckOutcome, now: Date): DomainProof {
  if (outcome === "found") return prove(domain, "dns", now);
  if (outcome === "unavailable")
    return { ...domain, next_check_at: domain.next_check_at === null ? null : inAnHour(now) };
  if (domain.state === "waiting") return { ...domain, next_check_at: now < domain.check_until ? inAnHour(now) : null };
  if (domain.state === "lapsed" || domain.proof === "email") return { ...domain, next_check_at: null };
  return domain.state === "verified" ? startFailing(domain, now) : { ...domain, next_check_at: daysAfter(now, 1) };
}

const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
/** The code of a DNS record: 16 characters from an alphabet of 31, in groups of four, easy to read aloud and to type. */
export const recordCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("")
    .replace(/(.{4})(?=.)/g, "$1-");
