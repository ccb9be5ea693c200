import { setupI18n, type I18n } from "@lingui/core";
import { LinguiContext } from "@lingui/react";
import { useEffect, useState, type ReactNode } from "react";

/** A copy that keeps its language when `i18n` changes to another; it shares the messages, which are large. */
function copyOf(i18n: I18n) {
  const copy = setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: i18n.messages } });
  return { i18n: copy, _: copy.t.bind(copy) };
}

/**
 * Gives the components the texts of the current language. React hydrates the page piece by piece: if a language change
 * reached the pieces through one shared object, a piece hydrated after it would differ from the server's HTML.
 * A new context value lets React hydrate the rest in the old language first. `I18nProvider` of Lingui shares one object.
 */
export function LanguageProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [value, setValue] = useState(() => copyOf(i18n));
  useEffect(() => i18n.on("change", () => setValue(copyOf(i18n))), [i18n]);
  return <LinguiContext.Provider value={value}>{children}</LinguiContext.Provider>;
}
