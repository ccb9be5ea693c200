import type { I18n } from "@lingui/core";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";
import type { LegalDocument, LegalPageName } from "./document.ts";
import { readDocument } from "./read-document.ts";

type LegalPageData = { text: LegalDocument; origin: string };

export const loadLegal = async (name: LegalPageName, i18n: I18n): Promise<LegalPageData> => ({
  text: await readDocument(name, currentLocale(i18n)),
  origin: publicOrigin(),
});

export const legalHead = (name: LegalPageName, i18n: I18n, loaded: LegalPageData | undefined) =>
  loaded
    ? pageHead(i18n, {
        title: loaded.text.title,
        description: loaded.text.description,
        path: `/${name}`,
        origin: loaded.origin,
      })
    : {};
