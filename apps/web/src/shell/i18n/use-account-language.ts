import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe } from "../session/use-me.ts";
import { isOwnPage } from "./own-pages.ts";
import { useLanguage } from "./use-language.ts";

/** Shows a user's own pages in the language of the account when they arrive from a public page in another language. */
export function useAccountLanguage(): void {
  const { locale, show } = useLanguage();
  const me = useMe();
  const isOwn = useRouterState({ select: ({ location }) => isOwnPage(location.pathname) });
  const wanted = me?.language;
  useEffect(() => {
    if (isOwn && wanted && wanted !== locale) void show(wanted);
  }, [isOwn, wanted, locale, show]);
}
