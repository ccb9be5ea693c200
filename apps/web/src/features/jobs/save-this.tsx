import { useLingui } from "@lingui/react/macro";
import type { Filter } from "@orbita/contract";
import { useEffect, useState } from "react";
import { SaveJobSearch } from "~/features/saved-searches/save-job-search.tsx";
import { activeFilters } from "./filter-words.ts";
import { filtersOf } from "./jobs-filters.ts";
import type { JobsSearch } from "./jobs-search.ts";
import type { ChosenNames } from "./load-jobs.ts";
import { nearOf } from "./near-city.ts";

type Props = { search: JobsSearch; names: ChosenNames };

/** Suggests a name for the search from its query, city and filter labels. */
function useName({ search, names }: Props): string {
  const { i18n } = useLingui();
  const { q, city } = search;
  const words = activeFilters(i18n, search, names).filter(({ name }) => name !== "since");
  return [q, city, ...words.map((filter) => filter.words)].filter(Boolean).join(", ");
}

/** Saves the search with its active filters, for signed-in users. Loaded after the page is interactive. */
export function SaveThis({ search, names }: Props) {
  const suggestedName = useName({ search, names });
  const { city, km } = search;
  const [filters, setFilters] = useState<Filter[] | null>(null);
  useEffect(() => {
    let isLate = false;
    void nearOf({ city, km }).then((near) => isLate || setFilters(filtersOf(search, { near })));
    return () => {
      isLate = true;
    };
  }, [search, city, km]);
  return filters && <SaveJobSearch filters={filters} suggestedName={suggestedName} />;
}
