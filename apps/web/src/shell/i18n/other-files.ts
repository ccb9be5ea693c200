import type { Messages } from "@lingui/core";
import type { CatalogueName, CatalogueLoaders } from "./catalogues.ts";

type CatalogueModule = { messages: Messages };

/** The files of the catalogues that only some pages load. */
export const otherFiles: Record<Exclude<CatalogueName, "public">, CatalogueLoaders> = {
  own: import.meta.glob<CatalogueModule>("../../locales/own/*.po"),
  pages: import.meta.glob<CatalogueModule>("../../locales/pages/*.po"),
  single: import.meta.glob<CatalogueModule>("../../locales/single/*.po"),
  salaries: import.meta.glob<CatalogueModule>("../../locales/salaries/*.po"),
  suggestions: import.meta.glob<CatalogueModule>("../../locales/suggestions/*.po"),
  map: import.meta.glob<CatalogueModule>("../../locales/map/*.po"),
  app: import.meta.glob<CatalogueModule>("../../locales/app/*.po"),
};
