import { timingSafeEqual } from "node:crypto";
import { socialLimits, type SocialIntent, type SocialProvider } from "@orbita/contract";

const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000);
export const flowExpiry = (now: Date): Date => minutes(now, socialLimits.flowMinutes);
export const signUpExpiry = (now: Date): Date => minutes(now, socialLimits.signUpMinutes);

/** Constant-time comparison. */
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Flows of a signed-in user, which the same user must finish. */
export const isSignedInIntent = (intent: SocialIntent): boolean => intent === "link" || intent === "stepUp";

type Flow = { provider: SocialProvider; intent: SocialIntent; user_id: string | null; state: string; expires_at: Date };
type Returned = { provider: SocialProvider; intent: SocialIntent; userId: string | null; state: string; now: Date };

/** The same browser with the same intent, before the flow expires; for linking and step-up, also the same user. */
export const isReturnOf = (flow: Flow, { provider, intent, userId, state, now }: Returned): boolean =>
  flow.provider === provider &&
  flow.intent === intent &&
  (!isSignedInIntent(intent) || (flow.user_id !== null && flow.user_id === userId)) &&
  flow.expires_at > now &&
  same(flow.state, state);

type IdentityMatch = {
  /** The user who already has this identity. */
  owner: string | undefined;
  /** The user with the email address that the provider reports. */
  holder: { id: string; email_verified_at: Date | null } | undefined;
  emailVerified: boolean;
  /** The address recently replaced another one and the change can still be undone, so it must not give access. */
  isNewAddress: boolean;
};
export type Meeting =
  | { kind: "known"; userId: string }
  | { kind: "joined"; userId: string }
  | { kind: "signInFirst" }
  | { kind: "new" };

/**
 * Identifies the person who returns from a provider. A matching address gives access to an account only if both sides verified
 * it. If the provider had not, anyone could claim another person's address. If we had not, an attacker who registered with a
 * foreign address would be joined by its real owner and keep the password.
 */
export function meet({ owner, holder, emailVerified, isNewAddress }: IdentityMatch): Meeting {
  if (owner !== undefined) return { kind: "known", userId: owner };
  if (!holder) return { kind: "new" };
  return emailVerified && holder.email_verified_at !== null && !isNewAddress
    ? { kind: "joined", userId: holder.id }
    : { kind: "signInFirst" };
}

/** The last sign-in method cannot be removed. */
export const canDisconnect = (ways: number): boolean => ways > 1;
