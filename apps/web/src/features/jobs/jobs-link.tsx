import { Link } from "@tanstack/react-router";
import type { JobsSearch } from "./jobs-search.ts";

/** An address that says less than the one one is at is another list, not the same. */
const exact = { exact: true };

/** To another list from this one, which stays where it is. */
export const jobsLink = (search: Partial<JobsSearch>) => (
  <Link to="/jobs" search={search} activeOptions={exact} activeProps={{}} resetScroll={false} preload={false} />
);
