import type { PageSearch } from "~/shell/navigation/page-search.ts";

/** Which of the page's two parts is read; the overview needs no word in the address. */
export type SpaceSearch = Partial<PageSearch> & { view?: "jobs" | undefined };
