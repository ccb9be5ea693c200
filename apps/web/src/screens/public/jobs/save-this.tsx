import { useLingui } from "@lingui/react/macro";
import type { Filter } from "@orbita/contract";
import { useEffect, useState } from "react";
import { SaveJobSearch } from "~/domain/saved-searches/save-job-search.tsx";
import { listActiveFilters } from "./filter-labels.ts";
import { toJobFilters } from "~/domain/job-posts/public/jobs-filters.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import type { JobFilterLabels } from "./load-jobs.ts";
import { findNearCity } from "~/domain/locations/near-city.ts";

type Props = { search: JobsSearch; names: JobFilterLabels };

/** Suggests a name for the search from its query, city and filter labels. */
function useName({ search, names }: Props): string {
  const { i18n } = useLingui();
  const { q, city } = search;
  const words = listActiveFilters(i18n, search, names).filter(({ name }) => name !== "since");
  return [q, city, ...words.map((filter) => filter.words)].filter(Boolean).join(", ");
}

/** Saves the search with its active filters, for signed-in users. Loaded after the page is interactive. */
export function SaveThis({ search, names }: Props) {
  const suggestedName = useName({ search, names });
  const { city, km } = search;
  const [filters, setFilters] = useState<Filter[] | null>(null);
  useEffect(() => {
    let isLate = false;
    void findNearCity({ city, km }).then((near) => isLate || setFilters(toJobFilters(search, { near })));
    return () => {
      isLate = true;
    };
  }, [search, city, km]);
  return filters && <SaveJobSearch filters={filters} suggestedName={suggestedName} />;
}
