import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { notFoundHead, pageHead } from "~/shell/navigation/page-head.ts";
import type { SpacePageData } from "./load-space.ts";
import { organization } from "./organization.ts";

const summaryLength = 155;

function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= summaryLength ? line : `${line.slice(0, summaryLength - 1).trimEnd()}…`;
}

/**
 * Title, link preview and Organization data of a Space.
 * The data is passed as `meta`, because TanStack Start escapes it only there.
 */
export function spaceHead(i18n: I18n, loaded: SpacePageData | undefined) {
  if (!loaded) return notFoundHead(i18n, msg`Space not found`);
  const { space, origin } = loaded;
  const { name } = space;
  const path = `/space/${space.url}`;
  const said = [space.headline, space.description].filter(Boolean).join(" ");
  const head = pageHead(i18n, {
    title: name,
    description: said ? summaryOf(said) : i18n._(msg`Open jobs at ${name}, with salary and reply time.`),
    path,
    origin,
  });
  const image = `${origin}${addressIn(currentLocale(i18n), path)}/share.png`;
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: name },
      { name: "twitter:card", content: "summary_large_image" },
      // The cast is needed because the router accepts `script:ld+json` but has no type for it.
      { "script:ld+json": organization(space, origin) } as { title?: string },
    ],
  };
}
