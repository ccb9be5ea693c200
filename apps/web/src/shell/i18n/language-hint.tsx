import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconX } from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { rememberLanguage, useClientState } from "../session/client-state.ts";
import { useMe } from "../session/use-me.ts";
import { currentLocale } from "./catalogues.ts";
import { LanguageLink } from "./language-link.tsx";
import { type Locale, offeredLocales, isLocale } from "./locale.ts";
import { isOwnPage } from "./own-pages.ts";
import { useLanguage } from "./use-language.ts";
import styles from "./language-hint.module.css";

type LanguagePreferences = {
  page: Locale;
  /** The language that the user chose in this browser, also by dismissing the banner. */
  chosen: Locale | null;
  /** The language of the account. `reads` has the other languages that the user reads. */
  account: Locale | null;
  reads: readonly string[];
  /** The browser's preferred languages, in order. */
  browser: readonly string[];
};

const isOffered = (value: string): value is Locale => (offeredLocales as readonly string[]).includes(value);

/** The language to offer on a public page; null if the reader understands the page's language. */
export function offeredLanguage({ page, chosen, account, reads, browser }: LanguagePreferences): Locale | null {
  if (chosen !== null || account !== null || reads.length > 0) {
    if (page === chosen || page === account || reads.includes(page)) return null;
  }
  const wanted = [chosen, account, ...reads, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())].filter(isLocale);
  if (wanted.length === 0 || wanted[0] === page) return null;
  // Only Italian and English are fully translated. Users who read neither are offered English.
  const offered = wanted.find(isOffered) ?? "en";
  return offered === page ? null : offered;
}

/** On a user's own pages, switches to the language of the account if the user arrives from a public page in another language. */
function useAccountLanguage(): void {
  const { locale, show } = useLanguage();
  const me = useMe();
  const isOwn = useRouterState({ select: ({ location }) => isOwnPage(location.pathname) });
  const wanted = me?.language;
  useEffect(() => {
    if (isOwn && wanted && wanted !== locale) void show(wanted);
  }, [isOwn, wanted, locale, show]);
}

/** Each text of the hint is in the language that it offers, because the reader may not understand the page's language. */
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
