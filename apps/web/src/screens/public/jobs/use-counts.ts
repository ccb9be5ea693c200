import { useEffect, useState } from "react";
import { countJobs, type JobCounts } from "./count-jobs.ts";
import { findHidden } from "./find-unhidden.ts";
import type { JobFilterChoice, JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { useMe } from "~/shell/session/use-me.ts";

/** Counts for the current filters. Keeps the previous counts while loading, so that the list does not jump. */
export function useCounts(
  search: JobsSearch,
  names: readonly JobFilterChoice[],
  known: JobCounts | null,
): JobCounts | null {
  const userId = useMe()?.id;
  const [counts, setCounts] = useState(known);
  const asked = JSON.stringify([{ ...search, page: 0, job: undefined, sort: undefined }, names]);
  useEffect(() => {
    let isLate = false;
    const [of, wanted] = JSON.parse(asked) as [JobsSearch, JobFilterChoice[]];
    findHidden(of.hidden ? undefined : userId)
      .then((hidden) => countJobs(of, { names: wanted, hidden }))
      .then((fresh) => isLate || setCounts((held) => ({ ...held, ...fresh })))
      // If the counts cannot be loaded, the filter still works without them.
      .catch(() => isLate || setCounts((held) => held ?? {}));
    return () => {
      isLate = true;
    };
  }, [asked, userId]);
  return counts;
}
