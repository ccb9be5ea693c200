import type { PageSearch } from "~/shell/navigation/page-search.ts";

/** The open tab of the page. The overview is the default and has no parameter in the URL. */
export type SpaceSearch = Partial<PageSearch> & { view?: "jobs" | undefined };
