import type { SocialIntent, StepUpPurpose } from "@orbita/contract";
import type { Locale } from "~/shell/i18n/locale.ts";
import type { Provider } from "./providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/**
 * The provider flow that this tab has started. Its secret proves on return that it is the same tab: a callback URL with another
 * person's response, opened here, finds no flow. Providers return to a single URL, so the language is kept here.
 */
export type KeptFlow = {
  provider: Provider;
  intent: SocialIntent;
  flow: string;
  locale: Locale;
  returnTo?: ReturnTo | undefined;
  /** The purpose of a step-up confirmation; unset for other intents. */
  purpose?: StepUpPurpose | undefined;
};

export const keptFlow = tabStore<KeptFlow>("orbita.social", ["provider", "intent", "flow", "locale"]);
