import { useLingui } from "@lingui/react";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { rememberLanguage } from "../session/client-state.ts";
import { currentLocale, speak } from "./catalogues.ts";
import { addressIn, type Locale } from "./locale.ts";

/** The language of the page, its address in the others, and the way there without loading the page again. */
export function useLanguage() {
  const { i18n } = useLingui();
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.searchStr });

  const change = useCallback(
    async (locale: Locale) => {
      const { context } = router.options;
      await speak(i18n, locale);
      rememberLanguage(locale);
      // By the history itself: to the router an address that differs only in its language is the one it is at.
      const here = router.state.location;
      router.history.replace(addressIn(locale, here.pathname) + here.searchStr);
      await router.invalidate();
      // Mails follow the reader; a guest has none, and a failure is no reason to stop reading.
      if (!(await context.session.read()).me) return;
      const me = await api()
        .accounts.setLanguage({ body: { language: locale } })
        .catch(() => undefined);
      if (me) context.session.adopt(me);
    },
    [i18n, router],
  );

  return { locale: currentLocale(i18n), addressOf: (locale: Locale) => addressIn(locale, pathname) + search, change };
}
