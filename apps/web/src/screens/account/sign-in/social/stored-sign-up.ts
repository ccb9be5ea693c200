import type { Provider } from "~/domain/social/providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/** The values that the user submitted, stored once a code is sent. Requesting a new code sends them again. */
export type SubmittedSignUp = { email?: string | undefined; username: string; firstName: string; lastName: string };

/** A pending sign-up with a provider, in which the user still has to accept the terms, and perhaps enter an email address. */
export type StoredSignUp = {
  provider: Provider;
  pending: string;
  /** Email address from the provider; empty if it gives none. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  returnTo?: ReturnTo | undefined;
  sent?: { choice: SubmittedSignUp; at: number } | undefined;
};

export const storedSignUp = tabStore<StoredSignUp>("orbita.sign-up", ["provider", "pending", "email", "emailVerified"]);
