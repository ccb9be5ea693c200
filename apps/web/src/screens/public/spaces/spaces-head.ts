import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pageHead } from "~/shell/navigation/page-head.ts";
import { spaceFilterChoices, type SpacesSearch } from "./spaces-search.ts";
import type { SpacesPageData } from "./load-spaces.ts";

/** True for a filtered list, which search engines should not index because it is only a view of this page. */
const isNarrowed = (search: SpacesSearch): boolean =>
  Boolean(search.q ?? search.near ?? search.hiring ?? search.order) || spaceFilterChoices.some((name) => search[name]);

export function spacesHead(i18n: I18n, loaded: SpacesPageData | undefined) {
  const head = pageHead(i18n, {
    title: i18n._(msg`Spaces: companies hiring here`),
    description: i18n._(
      msg`Companies by sector, size and location: how they work, who they’re hiring and how soon they reply.`,
    ),
    path: "/spaces",
    origin: loaded?.origin ?? "",
  });
  if (!loaded || !isNarrowed(loaded.search)) return head;
  return { ...head, meta: [...head.meta, { name: "robots", content: "noindex, follow" }] };
}
