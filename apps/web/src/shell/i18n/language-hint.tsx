import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconX } from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { rememberLanguage, useClientState } from "../session/client-state.ts";
import { useMe } from "../session/use-me.ts";
import { currentLocale } from "./catalogues.ts";
import { LanguageLink } from "./language-link.tsx";
import type { Locale } from "./locale.ts";
import { offeredLanguage } from "./offered-language.ts";
import { isOwnPage } from "./own-pages.ts";
import { useAccountLanguage } from "./use-account-language.ts";
import styles from "./language-hint.module.css";

/** In the offered language: the reader may not understand the page's language. */
const texts: Partial<Record<Locale, string>> = {
  it: "Leggi questa pagina in italiano",
  en: "Read this page in English",
};

/** Offers the reader's own language on a public page. Rendered in the browser only: the server's page is the same for everyone. */
export function LanguageHint() {
  useAccountLanguage();
  const { t, i18n } = useLingui();
  const me = useMe();
  const chosen = useClientState((state) => state.language);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const page = currentLocale(i18n);
  const offered = offeredLanguage({
    page,
    chosen,
    account: me?.language ?? null,
    reads: me?.languages ?? [],
    browser: navigator.languages,
  });
  if (!offered || isOwnPage(pathname)) return null;
  return (
    <aside className={styles.hint} aria-label={t`Language`}>
      <LanguageLink locale={offered}>{texts[offered]}</LanguageLink>
      <IconButton icon={IconX} size="sm" label={t`Close`} onClick={() => rememberLanguage(page)} />
    </aside>
  );
}
