import type { Messages } from "@lingui/core";
import type { Catalogue, Files } from "./catalogues.ts";

type Texts = { messages: Messages };

/** The catalogues that only some pages load. */
export const otherFiles: Record<Exclude<Catalogue, "public">, Files> = {
  own: import.meta.glob<Texts>("../../locales/own/*.po"),
  pages: import.meta.glob<Texts>("../../locales/pages/*.po"),
  single: import.meta.glob<Texts>("../../locales/single/*.po"),
  app: import.meta.glob<Texts>("../../locales/app/*.po"),
};
