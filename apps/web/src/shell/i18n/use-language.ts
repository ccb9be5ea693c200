import { useLingui } from "@lingui/react";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { rememberLanguage } from "../session/client-state.ts";
import { currentLocale, speak } from "./catalogues.ts";
import { addressIn, type Locale } from "./locale.ts";

/**
 * React takes over the page that the server sent piece by piece, when the browser has time. A piece that it takes over after the
 * language has changed would differ from what the server sent.
 */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** The language of the page, its address in the others, and the way there without loading the page again. */
export function useLanguage() {
  const { i18n } = useLingui();
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.searchStr });

  /** The same page in another language, without choosing it for the next one. */
  const show = useCallback(
    async (locale: Locale) => {
      await untilIdle();
      await speak(i18n, locale);
      // By the history itself: to the router an address that differs only in its language is the one it is at.
      const here = router.state.location;
      router.history.replace(addressIn(locale, here.pathname) + here.searchStr);
      await router.invalidate();
    },
    [i18n, router],
  );

  const change = useCallback(
    async (locale: Locale) => {
      const { session } = router.options.context;
      rememberLanguage(locale);
      const { me: known } = await session.read();
      if (known) {
        // Before the page: a person's own pages and mails follow the account. A failure is no reason to stop reading.
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
