import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pageHead } from "~/shell/navigation/page-head.ts";
import type { SkillsPageData } from "./load-skills.ts";

/** Title and meta tags of the skills page. Search engines index only the unfiltered first page; other views are `noindex`. */
export function skillsHead(i18n: I18n, loaded: SkillsPageData | undefined) {
  const head = pageHead(i18n, {
    title: i18n._(msg`Skills`),
    description: i18n._(msg`The skills that jobs ask for, by field, in Italian and English.`),
    path: "/skills",
    origin: loaded?.origin ?? "",
  });
  if (!loaded || !(loaded.search.q || loaded.search.category || loaded.search.page > 0)) return head;
  return { ...head, meta: [...head.meta, { name: "robots", content: "noindex, follow" }] };
}
