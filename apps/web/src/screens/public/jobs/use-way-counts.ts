import { useEffect, useState } from "react";
import { findJobs } from "~/domain/job-posts/public/find-jobs.ts";
import { jobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { findNearCity } from "~/domain/locations/near-city.ts";

/** The number of jobs that match the whole search; null if it cannot be counted. */
async function countMatches(search: JobsSearch): Promise<number | null> {
  const found = await findJobs({ ...search, size: 1, near: await findNearCity(search) });
  if (found.resting) return null;
  const { approximate, matching, totalElements } = found.jobs;
  return approximate ? 0 : (matching ?? totalElements);
}

type WayCounts = Readonly<Record<string, number | null>>;
const none: WayCounts = {};

/** The number of jobs of each search, by its key. Missing while it loads, null if it cannot be counted. */
export function useWayCounts(ways: Readonly<Record<string, Partial<JobsSearch>>>): WayCounts {
  const asked = JSON.stringify(ways);
  const [known, setKnown] = useState({ asked, counts: none });
  useEffect(() => {
    let isLate = false;
    const add = (key: string, count: number | null) =>
      setKnown((before) => ({ asked, counts: { ...(before.asked === asked && before.counts), [key]: count } }));
    for (const [key, way] of Object.entries(JSON.parse(asked) as typeof ways))
      void countMatches(jobsSearch({ ...way, page: undefined, sort: undefined }))
        .catch(() => null)
        .then((count) => isLate || add(key, count));
    return () => {
      isLate = true;
    };
  }, [asked]);
  return known.asked === asked ? known.counts : none;
}
