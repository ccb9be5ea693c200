import { Link } from "@tanstack/react-router";
import type { JobsSearch } from "./jobs-search.ts";

/** A URL with a subset of the current filters is a different list, so it must not match as active. */
const exact = { exact: true };

/** A link from one list to another that keeps the scroll position. */
export const jobsLink = (search: Partial<JobsSearch>) => (
  <Link to="/jobs" search={search} activeOptions={exact} activeProps={{}} resetScroll={false} preload={false} />
);
