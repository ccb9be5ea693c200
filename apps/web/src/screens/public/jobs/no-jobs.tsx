import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { UnderstoodTerm } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Illustration } from "@orbita/ui/icons/illustration.tsx";
import { IconArrowRight } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { listActiveFilters, pickLabel } from "./filter-labels.ts";
import { GuestAlert } from "./guest-alert.tsx";
import { isJobSearchFiltered, changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { JobFilterLabels } from "./load-jobs.ts";
import type { TypedPlace } from "./near-city.ts";
import { useWayCounts } from "./use-way-counts.ts";
import { withoutTerm } from "./without-term.ts";
import styles from "./no-jobs.module.css";

// The button to save the search is loaded lazily, because only signed-in users need it.
const SaveThis = lazy(() => import("./save-this.tsx").then((module) => ({ default: module.SaveThis })));

type Props = {
  search: JobsSearch;
  names: JobFilterLabels;
  place: TypedPlace | null;
  /** The parts of the query that the search understood. */
  understood?: readonly UnderstoodTerm[] | undefined;
};

type WiderJobSearch = { key: string; words: string; to: Partial<JobsSearch> };

/** Suggestions for widening the search: the city, then parts of the query, then the filters in reverse display order. */
function useLoosenings({ search, names, place, understood = [] }: Props): WiderJobSearch[] {
  const { t, i18n } = useLingui();
  const { q, city, km } = search;
  const without = (key: string, words: string, to: Partial<JobsSearch>) => ({
    key,
    words: t`Search without “${words}”`,
    to,
  });
  const filters = listActiveFilters(i18n, search, names).map(({ name, words, without: to }) =>
    without(name, words, to),
  );
  const parts = understood.flatMap((term) => {
    const rest = withoutTerm(q ?? "", term);
    const words = pickLabel(i18n, term.label);
    return rest === "" ? [] : [without(`part ${term.from}`, words, changeJobsSearch(search, { q: rest }))];
  });
  return [
    ...(city && km !== 100 && place?.kind !== "unknown"
      ? [{ key: "wider", words: t`Search within 100 km`, to: changeJobsSearch(search, { km: 100 }) }]
      : []),
    ...(city
      ? [{ key: "everywhere", words: t`Search everywhere`, to: changeJobsSearch(search, { city: undefined }) }]
      : []),
    ...parts,
    ...filters.toReversed(),
    ...(q && (city ?? filters.length > 0) ? [without("words", q, changeJobsSearch(search, { q: undefined }))] : []),
  ];
}

/** The maximum number of wider searches that are shown. */
const mostShown = 5;

/** The wider searches, each with its number of jobs as soon as it is counted. Those without jobs are left out. */
function Ways({ ways, counts }: { ways: readonly WiderJobSearch[]; counts: Readonly<Record<string, number | null>> }) {
  const shown = ways.filter(({ key }) => counts[key] !== 0).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {shown.map(({ key, words, to }) => (
        <li key={key}>
          {fillLink(jobsLink(to), {
            className: styles.way,
            children: (
              <>
                <span>{words}</span>
                <span className={styles.count}>
                  {counts[key] != null && <Plural value={counts[key]} one="# job" other="# jobs" />}
                </span>
                <Icon icon={IconArrowRight} size="sm" flip />
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}

const everything = "everything";

/** Shown if the search found no jobs. Lists wider searches with their numbers of jobs. */
export function NoJobs(props: Props) {
  const { search, names, place } = props;
  const { t } = useLingui();
  const narrowed = isJobSearchFiltered(search);
  const me = useMe();
  const ways = useLoosenings(props);
  const counts = useWayCounts(
    narrowed ? Object.fromEntries([...ways.map(({ key, to }) => [key, to] as const), [everything, {}]]) : {},
  );
  return (
    <section className={styles.empty}>
      <Illustration name="search" />
      <Heading level={1} size="lg">
        {narrowed ? t`No jobs with these filters` : t`No open jobs right now`}
      </Heading>
      <Text size="lg">
        <Reason search={search} place={place} narrowed={narrowed} />
      </Text>
      {narrowed && (
        <>
          <Ways ways={ways} counts={counts} />
          <div className={styles.rest}>
            <TextLink link={jobsLink({})}>
              <Trans>Remove all filters</Trans>
            </TextLink>
            {counts[everything] != null && (
              <Text as="span" tone="muted" numeric>
                <Plural value={counts[everything]} one="# job" other="# jobs" />
              </Text>
            )}
            {me ? (
              <Suspense>
                <SaveThis search={search} names={names} />
              </Suspense>
            ) : (
              <GuestAlert search={search} names={names} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Reason({ search: { q, city }, place, narrowed }: Pick<Props, "search" | "place"> & { narrowed: boolean }) {
  if (place?.kind === "unknown")
    return <Trans>We don’t know a place called “{city}”. Check the spelling or search everywhere.</Trans>;
  if (q && city)
    return (
      <Trans>
        There are no open jobs for “{q}” in {city} right now.
      </Trans>
    );
  if (city) return <Trans>There are no open jobs in {city} right now.</Trans>;
  if (q) return <Trans>There are no open jobs for “{q}” right now.</Trans>;
  if (narrowed) return null;
  return <Trans>New jobs will appear here automatically.</Trans>;
}
