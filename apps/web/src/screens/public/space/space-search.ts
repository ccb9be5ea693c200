import type { PageSearch } from "~/shell/navigation/page-search.ts";

/** Search parameters of a Space's page. `view` is the open tab; the overview is the default and has no parameter. */
export type SpacePageSearchParams = Partial<PageSearch> & { view?: "jobs" | undefined };
