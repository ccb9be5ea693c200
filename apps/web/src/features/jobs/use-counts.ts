import { useEffect, useState } from "react";
import { countJobs, type Counts } from "./count-jobs.ts";
import type { Choice, JobsSearch } from "./jobs-search.ts";

/** Counts for the current filters. Keeps the previous counts while loading, so that the list does not jump. */
export function useCounts(search: JobsSearch, names: readonly Choice[], known: Counts | null): Counts | null {
  const [counts, setCounts] = useState(known);
  const asked = JSON.stringify([{ ...search, page: 0, job: undefined, sort: undefined }, names]);
  useEffect(() => {
    let isLate = false;
    const [of, wanted] = JSON.parse(asked) as [JobsSearch, Choice[]];
    countJobs(of, wanted)
      .then((fresh) => isLate || setCounts((held) => ({ ...held, ...fresh })))
      // Without counts the filter still works.
      .catch(() => isLate || setCounts((held) => held ?? {}));
    return () => {
      isLate = true;
    };
  }, [asked]);
  return counts;
}
