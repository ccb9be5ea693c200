import { useLingui } from "@lingui/react/macro";
import type { Filter } from "@orbita/contract";
import { useEffect, useState } from "react";
import { toJobFilters } from "~/domain/job-posts/public/jobs-filters.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { findNearCity } from "~/domain/locations/near-city.ts";
import { listActiveFilters } from "./filter-labels.ts";
import type { JobFilterLabels } from "./load-jobs.ts";

export type UnsavedSearchProps = { search: JobsSearch; names: JobFilterLabels };

/** Suggests a name for the search from its query, city and filter labels. */
function useName({ search, names }: UnsavedSearchProps): string {
  const { i18n } = useLingui();
  const { q, city } = search;
  const words = listActiveFilters(i18n, search, names).filter(({ name }) => name !== "since");
  return [q, city, ...words.map((filter) => filter.words)].filter(Boolean).join(", ");
}

/** The filters of the page's search and a name for it; null until the coordinates of its city are found. */
export function useUnsavedSearch(props: UnsavedSearchProps): { filters: Filter[]; suggestedName: string } | null {
  const suggestedName = useName(props);
  const { search } = props;
  const { city, km } = search;
  const [filters, setFilters] = useState<Filter[] | null>(null);
  useEffect(() => {
    let isLate = false;
    void findNearCity({ city, km }).then((near) => isLate || setFilters(toJobFilters(search, { near })));
    return () => {
      isLate = true;
    };
  }, [search, city, km]);
  return filters && { filters, suggestedName };
}
