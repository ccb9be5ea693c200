import { timingSafeEqual } from "node:crypto";
import { socialLimits, type SocialIntent, type SocialProvider } from "@orbita/contract";

const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000);
export const flowExpiry = (now: Date): Date => minutes(now, socialLimits.flowMinutes);
export const signUpExpiry = (now: Date): Date => minutes(now, socialLimits.signUpMinutes);

/** Takes as long for a near miss as for a wild guess. */
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The browser goes out for a person who is signed in, and the same person must come back. */
export const isSignedInIntent = (intent: SocialIntent): boolean => intent === "link" || intent === "stepUp";

type Flow = { provider: SocialProvider; intent: SocialIntent; user_id: string | null; state: string; expires_at: Date };
type Returned = { provider: SocialProvider; intent: SocialIntent; userId: string | null; state: string; now: Date };

/** The browser that was sent out, for the same act, in time; and, to connect, still the same person. */
export const isReturnOf = (flow: Flow, { provider, intent, userId, state, now }: Returned): boolean =>
  flow.provider === provider &&
  flow.intent === intent &&
  (!isSignedInIntent(intent) || (flow.user_id !== null && flow.user_id === userId)) &&
  flow.expires_at > now &&
  same(flow.state, state);

type Found = {
  /** Whose identity it is already. */
  owner: string | undefined;
  /** Who has the address that the provider named. */
  holder: { id: string; email_verified_at: Date | null } | undefined;
  emailVerified: boolean;
  /** That address replaced another one and can still be undone: it opens nothing. */
  isNewAddress: boolean;
};
export type Meeting =
  | { kind: "known"; userId: string }
  | { kind: "joined"; userId: string }
  | { kind: "signInFirst" }
  | { kind: "new" };

/**
 * Who comes back from a provider. An address alone opens an account only if both sides have proven it: the provider, or anybody
 * could name somebody else's; and we, or whoever opened an account on an address not their own would be joined by its true
 * owner, and keep the password.
 */
export function meet({ owner, holder, emailVerified, isNewAddress }: Found): Meeting {
  if (owner !== undefined) return { kind: "known", userId: owner };
  if (!holder) return { kind: "new" };
  return emailVerified && holder.email_verified_at !== null && !isNewAddress
    ? { kind: "joined", userId: holder.id }
    : { kind: "signInFirst" };
}

/** The one way to sign in that is left cannot be taken away. */
export const canDisconnect = (ways: number): boolean => ways > 1;
