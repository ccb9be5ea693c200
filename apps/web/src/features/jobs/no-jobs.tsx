import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { lazy, Suspense } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { SearchResting } from "~/shell/states/search-resting.tsx";
import { activeFilters } from "./filter-words.ts";
import { isNarrowed, withChange, type JobsSearch } from "./jobs-search.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { ChosenNames } from "./load-jobs.ts";

// Lazy: only signed-in users need it.
const SaveThis = lazy(() => import("./save-this.tsx").then((module) => ({ default: module.SaveThis })));

type Loosening = { key: string; words: string; to: Partial<JobsSearch> };

/** Suggestions for widening the search, in order: the city, the filters in reverse display order, the query. */
function useLoosenings(search: JobsSearch, names: ChosenNames): Loosening[] {
  const { t, i18n } = useLingui();
  const { q, city, km } = search;
  const filters = activeFilters(i18n, search, names).map(({ name, words, without }) => ({
    key: name,
    words: t`Without “${words}”`,
    to: without,
  }));
  return [
    ...(city && km !== 100 ? [{ key: "wider", words: t`Within 100 km`, to: withChange(search, { km: 100 }) }] : []),
    ...(city ? [{ key: "everywhere", words: t`Search everywhere`, to: withChange(search, { city: undefined }) }] : []),
    ...filters.toReversed(),
    ...(q && (city ?? filters.length > 0)
      ? [{ key: "words", words: t`Without “${q}”`, to: withChange(search, { q: undefined }) }]
      : []),
  ];
}

/** Empty result: suggests which filter to remove first. */
export function NoJobs({ search, names }: { search: JobsSearch; names: ChosenNames }) {
  const { t } = useLingui();
  const { q, city } = search;
  const narrowed = isNarrowed(search);
  const me = useMe();
  const loosenings = useLoosenings(search, names).slice(0, 3);
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
      {q && city ? (
        <Trans>
          In {city} nobody is looking for “{q}” now.
        </Trans>
      ) : city ? (
        <Trans>Nobody is looking for people in {city} now.</Trans>
      ) : q ? (
        <Trans>Nobody is looking for “{q}” now.</Trans>
      ) : narrowed ? (
        <Trans>Take one filter away, or begin again.</Trans>
      ) : (
        <Trans>The next one will appear here by itself.</Trans>
      )}
    </StateView>
  );
}

/** Shown while the search engine is unavailable. The pages of the posts still work. */
export function JobsResting({ level }: { level?: 1 | 2 | 3 }) {
  return (
    <SearchResting {...(level && { level })}>
      <Trans>It will be back in a few minutes. The pages of the jobs that you know still open.</Trans>
    </SearchResting>
  );
}
