import type { Provider } from "~/domain/social/providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/** The submitted values, kept once a code is sent; requesting a new code sends them again. */
export type Choice = { email?: string | undefined; username: string; firstName: string; lastName: string };

/** A pending sign-up that still needs the terms accepted, and perhaps an email address. */
export type KeptSignUp = {
  provider: Provider;
  pending: string;
  /** Empty if the provider gives none. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  returnTo?: ReturnTo | undefined;
  sent?: { choice: Choice; at: number } | undefined;
};

export const keptSignUp = tabStore<KeptSignUp>("orbita.sign-up", ["provider", "pending", "email", "emailVerified"]);
