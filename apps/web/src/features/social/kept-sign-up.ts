import type { Provider } from "./providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/** What was chosen, once a code is on its way to the address; a new code is asked for with the same. */
export type Choice = { email?: string | undefined; username: string; firstName: string; lastName: string };

/** A sign-up that waits for the terms, and perhaps for an address. */
export type KeptSignUp = {
  provider: Provider;
  pending: string;
  /** Empty where the provider told none. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  returnTo?: ReturnTo | undefined;
  sent?: { choice: Choice; at: number } | undefined;
};

export const keptSignUp = tabStore<KeptSignUp>("orbita.sign-up", ["provider", "pending", "email", "emailVerified"]);
