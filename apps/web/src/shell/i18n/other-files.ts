import type { Messages } from "@lingui/core";
import type { CatalogueName, Files } from "./catalogues.ts";

type Texts = { messages: Messages };

/** The files of the catalogues that only some pages load. */
export const otherFiles: Record<Exclude<CatalogueName, "public">, Files> = {
  own: import.meta.glob<Texts>("../../locales/own/*.po"),
  pages: import.meta.glob<Texts>("../../locales/pages/*.po"),
  single: import.meta.glob<Texts>("../../locales/single/*.po"),
  app: import.meta.glob<Texts>("../../locales/app/*.po"),
};
