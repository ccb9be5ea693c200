import type { SocialIntent, StepUpPurpose } from "@orbita/contract";
import type { Locale } from "~/shell/i18n/locale.ts";
import type { Provider } from "./providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/**
 * The provider flow that this tab has started.
 * The flow's secret proves on return that it is the same tab, so a callback URL with another person's response finds no flow.
 * Providers return to a single URL, so the language is stored here.
 */
export type StoredFlow = {
  provider: Provider;
  intent: SocialIntent;
  flow: string;
  locale: Locale;
  returnTo?: ReturnTo | undefined;
  /** The purpose of a step-up confirmation; unset for other intents. */
  purpose?: StepUpPurpose | undefined;
};

export const storedFlow = tabStore<StoredFlow>("orbita.social", ["provider", "intent", "flow", "locale"]);
