import type { SocialIntent, StepUpPurpose } from "@orbita/contract";
import type { Locale } from "~/shell/i18n/locale.ts";
import type { Provider } from "./providers.ts";
import { tabStore } from "~/shell/session/tab-store.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/**
 * The way out that this tab is on. Its secret proves on the return that it is the same tab: an address with somebody else's
 * answer, opened here, finds none. The provider comes back to one address; the language is remembered here.
 */
export type KeptFlow = {
  provider: Provider;
  intent: SocialIntent;
  flow: string;
  locale: Locale;
  returnTo?: ReturnTo | undefined;
  /** What the provider confirms, where it is asked again. */
  purpose?: StepUpPurpose | undefined;
};

export const keptFlow = tabStore<KeptFlow>("orbita.social", ["provider", "intent", "flow", "locale"]);
