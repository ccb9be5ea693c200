import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { productName } from "@orbita/contract/product";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { notFoundHead, pageHead, privateHead } from "~/shell/navigation/page-head.ts";
import { readProfile, type ProfileSearch, type ProfilePageData } from "./read-person.ts";

export async function loadProfile(username: string, search: ProfileSearch) {
  const seen = await readProfile(username, search);
  return seen && { ...seen, origin: publicOrigin() };
}

/**
 * Title and meta tags of a profile.
 * Search engines may index only the profiles of people who opted in, and never a share link with a code.
 */
export function profileHead(i18n: I18n, loaded: (ProfilePageData & { origin: string }) | undefined) {
  if (!loaded) return notFoundHead(i18n);
  const { profile, origin } = loaded;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const title = name || (profile.headline ?? i18n._(msg`Shared profile`));
  if (!profile.searchEngines || !profile.username) return privateHead(title);
  return pageHead(i18n, {
    title,
    description: profile.headline ? `${title}: ${profile.headline}.` : i18n._(msg`${title} on ${productName}.`),
    path: `/u/${encodeURIComponent(profile.username)}`,
    origin,
  });
}
