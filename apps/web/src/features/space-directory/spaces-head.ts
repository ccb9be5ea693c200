import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pageHead } from "~/shell/navigation/page-head.ts";
import { choices, type SpacesSearch } from "./spaces-search.ts";
import type { LoadedSpaces } from "./load-spaces.ts";

/** A filtered list is a view of this page; search engines should not index it. */
const isNarrowed = (search: SpacesSearch): boolean =>
  Boolean(search.q ?? search.near ?? search.hiring ?? search.order) || choices.some((name) => search[name]);

export function spacesHead(i18n: I18n, loaded: LoadedSpaces | undefined) {
  const head = pageHead(i18n, {
    title: i18n._(msg`Spaces: the companies that hire here`),
    description: i18n._(
      msg`Companies by sector, size and place, with how they work, whom they look for and when they answer.`,
    ),
    path: "/spaces",
    origin: loaded?.origin ?? "",
  });
  if (!loaded || !isNarrowed(loaded.search)) return head;
  return { ...head, meta: [...head.meta, { name: "robots", content: "noindex, follow" }] };
}
