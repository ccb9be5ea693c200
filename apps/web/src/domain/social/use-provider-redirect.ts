import { useLingui } from "@lingui/react";
import type { SocialIntent, StepUpPurpose } from "@orbita/contract";
import { useCallback, useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { storedFlow } from "./stored-flow.ts";
import type { Provider } from "./providers.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/**
 * Redirects the user to a sign-in provider.
 * `leaving` is the provider of a redirect in progress, `failure` the error if the redirect could not start.
 */
export function useProviderRedirect(intent: SocialIntent, returnTo: ReturnTo | undefined, purpose?: StepUpPurpose) {
  const { i18n } = useLingui();
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  // The back button may restore the page from the browser's cache. The buttons must not stay busy then.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(null);
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const leave = useCallback(
    async (provider: Provider): Promise<unknown> => {
      setLeaving(provider);
      setFailure(null);
      try {
        const { url, flow } = await answered(api().social.start({ params: { provider }, body: { intent } }));
        storedFlow.keep({ provider, intent, flow, locale: currentLocale(i18n), returnTo, purpose });
        window.location.assign(url);
        return null;
      } catch (error) {
        setFailure(error);
        setLeaving(null);
        return error;
      }
    },
    [i18n, intent, returnTo, purpose],
  );
  return { leave, leaving, failure };
}
