import { useEffect, useState } from "react";
import { countJobs, type Counts } from "./count-jobs.ts";
import type { Choice, JobsSearch } from "./jobs-search.ts";

/** Counts for what is chosen now. Until they are here those of before stay: a list does not jump while one chooses. */
export function useCounts(search: JobsSearch, names: readonly Choice[], known: Counts | null): Counts | null {
  const [counts, setCounts] = useState(known);
  const asked = JSON.stringify([{ ...search, page: 0, job: undefined, sort: undefined }, names]);
  useEffect(() => {
    let isLate = false;
    const [of, wanted] = JSON.parse(asked) as [JobsSearch, Choice[]];
    countJobs(of, wanted)
      .then((fresh) => isLate || setCounts((held) => ({ ...held, ...fresh })))
      // A filter without its numbers is still a filter.
      .catch(() => isLate || setCounts((held) => held ?? {}));
    return () => {
      isLate = true;
    };
  }, [asked]);
  return counts;
}
