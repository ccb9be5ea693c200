import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { currentLocale, loadCatalogues } from "./catalogues.ts";

/** Loads the texts of forms and lists, which public pages do not load. True once a component may show them. */
export function useAppTexts(isNeeded: boolean): boolean {
  const locale = currentLocale(useLingui().i18n);
  const { i18n } = useRouter().options.context;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadCatalogues(i18n, locale, ["app"]).then(() => setLoaded(true));
  }, [i18n, isNeeded, locale]);
  return isLoaded;
}
