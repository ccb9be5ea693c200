import { Link } from "@tanstack/react-router";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

/** A URL with fewer filters is a different list, so a link to it must not be marked as active. */
const exact = { exact: true };

/** A link between lists of jobs. Following it does not change the scroll position. */
export const jobsLink = (search: Partial<JobsSearch>) => (
  <Link to="/jobs" search={search} activeOptions={exact} activeProps={{}} resetScroll={false} preload={false} />
);
