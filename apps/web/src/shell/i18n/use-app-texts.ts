import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { currentLocale, loadCatalogues, type CatalogueName } from "./catalogues.ts";

/** Loads a catalogue that the page does not have. True once a component may show its texts. */
export function useTextsOf(catalogue: CatalogueName, isNeeded = true): boolean {
  const locale = currentLocale(useLingui().i18n);
  const { i18n } = useRouter().options.context;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadCatalogues(i18n, locale, [catalogue]).then(() => setLoaded(true));
  }, [catalogue, i18n, isNeeded, locale]);
  return isLoaded;
}

/** Loads the texts of forms and lists, which public pages do not load. True once a component may show them. */
export const useAppTexts = (isNeeded: boolean): boolean => useTextsOf("app", isNeeded);
