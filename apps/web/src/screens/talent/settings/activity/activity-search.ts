import { pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

/**
 * Parts of the account by which the log can be filtered.
 * The activity kinds of each part are in activity-parts.ts, which only the page itself needs.
 */
export const partNames = ["signIns", "waysIn", "profile", "privacy", "account"] as const;
export type ActivityPart = (typeof partNames)[number];

export type ActivitySearch = PageSearch & { about?: ActivityPart | undefined };
export const activityDefaults = { page: 0, size: 20 } as const;

export const isPart = (value: unknown): value is ActivityPart => partNames.some((name) => name === value);

export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  const about = isPart(search["about"]) ? search["about"] : undefined;
  const { page, size } = pageSearch({ ...activityDefaults, ...search });
  return { page, size, ...(about && { about }) };
}
