import { useLingui } from "@lingui/react";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { rememberLanguage } from "../session/client-state.ts";
import { currentLocale, loadCatalogues } from "./catalogues.ts";
import { addressIn, type Locale } from "./locale.ts";

/** The language of the page, the page's URL in the other languages, and a function to switch without a page load. */
export function useLanguage() {
  const { i18n } = useLingui();
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.searchStr });

  /** Shows the same page in another language without storing the choice. */
  const show = useCallback(
    async (locale: Locale) => {
      await loadCatalogues(router.options.context.i18n, locale);
      // Replaces the URL in the history directly, because the router treats a URL that differs only in its language as the current URL.
      const here = router.state.location;
      router.history.replace(addressIn(locale, here.pathname) + here.searchStr);
      await router.invalidate();
    },
    [router],
  );

  const change = useCallback(
    async (locale: Locale) => {
      const { session } = router.options.context;
      rememberLanguage(locale);
      const { me: known } = await session.read();
      if (known) {
        // Saves the language before switching, because a user's own pages and emails follow the account.
        // A failure must not stop the switch.
        const me = await api()
          .accounts.setLanguage({ body: { language: locale } })
          .catch(() => undefined);
        session.adopt(me ?? { ...known, language: locale });
        await router.invalidate();
      }
      await show(locale);
    },
    [router, show],
  );

  return {
    show,
    locale: currentLocale(i18n),
    addressOf: (locale: Locale) => addressIn(locale, pathname) + search,
    change,
  };
}
