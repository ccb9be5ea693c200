import type { VerifiedFacts } from "@orbita/contract";
import { sql } from "kysely";
import type { Actor } from "./ctx.ts";
import { fail } from "./failure.ts";

export const isVerified = (actor: Actor, spaceId: string): boolean =>
  actor.memberships.some((membership) => membership.spaceId === spaceId && membership.verified === true);

/**
 * Fails unless the Space is verified. It is the one check for everything that only verified Spaces may do: open the CV of a
 * person who did not apply, send contact requests, add CVs, sponsor jobs. Names in talent search follow the same rule, but are
 * hidden instead of failing.
 */
export function requireVerified(actor: Actor, spaceId: string): void {
  if (!isVerified(actor, spaceId)) fail("space.notVerified");
}

/** SQL: the verified facts of the Space with this alias; null unless the Space is verified now. */
export const verifiedFactsOf = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<VerifiedFacts>`case when ${column("verified_until")} > now() then json_build_object(
    'domain', ${column("verified_domain")}, 'vat', coalesce(${column("vat_checked_until")} > now(), false),
    'checkedAt', to_char(${column("verified_checked_at")} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;
};
