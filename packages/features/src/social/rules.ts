import { timingSafeEqual } from "node:crypto";
import { socialLimits, type SocialIntent, type SocialProvider } from "@orbita/contract";

const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000);
export const flowExpiry = (now: Date): Date => minutes(now, socialLimits.flowMinutes);
export const signUpExpiry = (now: Date): Date => minutes(now, socialLimits.signUpMinutes);

/** Compares two secrets in constant time. */
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a flow with this intent requires a signed-in user. The same user must finish the flow. */
export const isSignedInIntent = (intent: SocialIntent): boolean => intent === "link" || intent === "stepUp";

type StoredFlow = {
  provider: SocialProvider;
  intent: SocialIntent;
  user_id: string | null;
  state: string;
  expires_at: Date;
};
type ProviderCallback = {
  provider: SocialProvider;
  intent: SocialIntent;
  userId: string | null;
  state: string;
  now: Date;
};

/**
 * Whether a provider's callback belongs to this flow: it has the same provider, intent and state, and arrives before the flow
 * expires. To connect a provider or confirm an identity, it must also come from the same user.
 */
export const isReturnOf = (flow: StoredFlow, { provider, intent, userId, state, now }: ProviderCallback): boolean =>
  flow.provider === provider &&
  flow.intent === intent &&
  (!isSignedInIntent(intent) || (flow.user_id !== null && flow.user_id === userId)) &&
  flow.expires_at > now &&
  same(flow.state, state);

type IdentityMatch = {
  /** The id of the user who has already connected this identity. */
  owner: string | undefined;
  /** The user who has the email address that the provider reports. */
  holder: { id: string; email_verified_at: Date | null } | undefined;
  emailVerified: boolean;
  /** True if the address recently replaced another address and the change can still be undone, so that it must not give access. */
  isNewAddress: boolean;
};
export type AccountMatch =
  | { kind: "known"; userId: string }
  | { kind: "joined"; userId: string }
  | { kind: "signInFirst" }
  | { kind: "new" };

/**
 * Decides what a callback of a provider means: a sign-in, a sign-up, or an identity to connect to an account. A matching address gives access to an
 * account only if both sides verified it. Without the provider's verification, anyone could claim another person's address. Without ours, an attacker
 * who registered with another person's address would share the account with the real owner and keep the password.
 */
export function matchAccount({ owner, holder, emailVerified, isNewAddress }: IdentityMatch): AccountMatch {
  if (owner !== undefined) return { kind: "known", userId: owner };
  if (!holder) return { kind: "new" };
  return emailVerified && holder.email_verified_at !== null && !isNewAddress
    ? { kind: "joined", userId: holder.id }
    : { kind: "signInFirst" };
}

/** Whether a sign-in method of an account may be removed: not the last one. */
export const canDisconnect = (ways: number): boolean => ways > 1;
