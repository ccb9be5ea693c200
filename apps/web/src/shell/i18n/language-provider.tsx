import type { I18n } from "@lingui/core";
import { LinguiContext } from "@lingui/react";
import { useEffect, useState, type ReactNode } from "react";
import { WebI18n } from "./web-i18n.ts";

/** A copy of the i18n instance that keeps its language when `i18n` switches. Both share the messages, which are large. */
function copyOf(i18n: I18n) {
  const copy = new WebI18n({ locale: i18n.locale, messages: { [i18n.locale]: i18n.messages } });
  return { i18n: copy, _: copy.t.bind(copy) };
}

/**
 * Provides the texts of the current language to the components. React hydrates the page piece by piece.
 * With one shared object, as in Lingui's `I18nProvider`, a piece hydrated after a language change would differ from the server's HTML.
 * A new context value lets React hydrate the rest in the old language first.
 */
export function LanguageProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [value, setValue] = useState(() => copyOf(i18n));
  useEffect(() => i18n.on("change", () => setValue(copyOf(i18n))), [i18n]);
  return <LinguiContext.Provider value={value}>{children}</LinguiContext.Provider>;
}
