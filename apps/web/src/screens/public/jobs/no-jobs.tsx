import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { lazy, Suspense } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { listActiveFilters } from "./filter-labels.ts";
import { isJobSearchFiltered, changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { JobFilterLabels } from "./load-jobs.ts";
import type { TypedPlace } from "./near-city.ts";

// The button to save the search is loaded lazily, because only signed-in users need it.
const SaveThis = lazy(() => import("./save-this.tsx").then((module) => ({ default: module.SaveThis })));

type WiderJobSearch = { key: string; words: string; to: Partial<JobsSearch> };

/** Suggestions for widening the search, in order: the city, the filters in reverse display order, the query. */
function useLoosenings(search: JobsSearch, names: JobFilterLabels, isUnknown: boolean): WiderJobSearch[] {
  const { t, i18n } = useLingui();
  const { q, city, km } = search;
  const filters = listActiveFilters(i18n, search, names).map(({ name, words, without }) => ({
    key: name,
    words: t`Search without “${words}”`,
    to: without,
  }));
  return [
    ...(city && km !== 100 && !isUnknown
      ? [{ key: "wider", words: t`Search within 100 km`, to: changeJobsSearch(search, { km: 100 }) }]
      : []),
    ...(city
      ? [{ key: "everywhere", words: t`Search everywhere`, to: changeJobsSearch(search, { city: undefined }) }]
      : []),
    ...filters.toReversed(),
    ...(q && (city ?? filters.length > 0)
      ? [{ key: "words", words: t`Search without “${q}”`, to: changeJobsSearch(search, { q: undefined }) }]
      : []),
  ];
}

/** Shown if the search found no jobs. Suggests which filter to remove first. */
export function NoJobs({
  search,
  names,
  place,
}: {
  search: JobsSearch;
  names: JobFilterLabels;
  place: TypedPlace | null;
}) {
  const { t } = useLingui();
  const { q, city } = search;
  const narrowed = isJobSearchFiltered(search);
  const me = useMe();
  const isUnknown = place?.kind === "unknown";
  const loosenings = useLoosenings(search, names, isUnknown).slice(0, 3);
  return (
    <StateView
      kind="emptySearch"
      level={1}
      title={narrowed ? t`No jobs with these filters` : t`No open jobs right now`}
      actions={
        narrowed && (
          <>
            {loosenings.map(({ key, words, to }, index) => (
              <ButtonLink key={key} variant={index === 0 ? "primary" : "outline"} link={jobsLink(to)}>
                {words}
              </ButtonLink>
            ))}
            {me && (
              <Suspense>
                <SaveThis search={search} names={names} />
              </Suspense>
            )}
            <ButtonLink variant={loosenings.length > 0 ? "outline" : "primary"} link={jobsLink({})}>
              <Trans>Remove all filters</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      {isUnknown ? (
        <Trans>We don’t know a place called “{city}”. Check the spelling or search everywhere.</Trans>
      ) : q && city ? (
        <Trans>
          There are no open jobs for “{q}” in {city} right now.
        </Trans>
      ) : city ? (
        <Trans>There are no open jobs in {city} right now.</Trans>
      ) : q ? (
        <Trans>There are no open jobs for “{q}” right now.</Trans>
      ) : narrowed ? (
        <Trans>Remove a filter or start again.</Trans>
      ) : (
        <Trans>New jobs will appear here automatically.</Trans>
      )}
    </StateView>
  );
}
