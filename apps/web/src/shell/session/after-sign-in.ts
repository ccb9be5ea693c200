import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { addressIn, splitAddress, type Locale } from "../i18n/locale.ts";
import { useSessionChange } from "./change-session.ts";
import { checkReturnTo, homeOf, type ReturnTo } from "~/shell/navigation/return-to.ts";

type SignInOptions = {
  /** True for a new account: without a page to return to, the user starts with the onboarding. */
  isNew?: boolean;
};

/** The same URL in another language. */
export function localizeAddress(href: string, language: Locale): string {
  const [pathname = "/", rest = ""] = href.split(/(?=[?#])([^]*)/);
  return addressIn(language, splitAddress(pathname)[1]) + rest;
}

/** After a sign-in, returns to the page and action the user came from, or to the user’s home, in the language of the account. */
export function useEnter() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async (wanted: ReturnTo | undefined, { isNew = false }: SignInOptions = {}) => {
      await change(true);
      const { session, locale } = router.options.context;
      const { me } = await session.read();
      // Checks the address to return to again, because it may come from this tab's storage.
      const address = checkReturnTo(wanted) ?? (isNew && me && !me.onboarded ? "/welcome" : homeOf(me));
      return router.navigate({ href: localizeAddress(address, me?.language ?? locale.current) });
    },
    [router, change],
  );
}
