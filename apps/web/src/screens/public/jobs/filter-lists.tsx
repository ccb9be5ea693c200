import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FilterChip, FilterGroup } from "@orbita/ui/patterns/filter-group.tsx";
import { FilterChoices } from "@orbita/ui/patterns/filter-menu.tsx";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { JobCounts } from "./count-jobs.ts";
import { barTitles, pickLabel, formatPayFilter, formatSinceFilter } from "./filter-labels.ts";
import { getFilterTitle, sortName } from "./filter-titles.ts";
import {
  jobFilterChoices,
  pays,
  jobRadii,
  sinces,
  sorts,
  usualSort,
  getChosenValues,
  changeJobsSearch,
  withToggle,
  type JobFilterChoice,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import { jobsLink } from "./jobs-link.tsx";
import { useCounts } from "./use-counts.ts";
import styles from "./filters.module.css";

export type PanelProps = {
  search: JobsSearch;
  /** The filter that the panel edits, if the panel component serves several filters. */
  name?: JobFilterChoice | undefined;
  /** The facet counts, if the server has already computed them; otherwise null. */
  counts: JobCounts | null;
  onChoose: () => void;
};

/** Panel of a filter with listed values. Several values can be chosen, so the panel stays open after each choice. */
export function ChoicePanel({ search, name = "workplace", counts: known }: PanelProps) {
  const { i18n } = useLingui();
  const counts = useCounts(search, [name], known);
  const chosen = getChosenValues(search, name);
  const offered = counts?.[name] ?? [];
  if (counts && offered.length === 0) return <Nothing />;
  return (
    <FilterChoices
      choices={offered.map(({ value, count, label }) => ({
        key: value,
        label: pickLabel(i18n, label),
        count: formatCount(i18n.locale, count),
        chosen: chosen.includes(value),
        link: jobsLink(withToggle(search, name, value)),
      }))}
    />
  );
}

function Nothing() {
  return (
    <p className={styles.nothing}>
      <Trans>No options available right now.</Trans>
    </p>
  );
}

export function PayPanel({ search, onChoose }: PanelProps) {
  const { i18n } = useLingui();
  return (
    <FilterChoices
      onChoose={onChoose}
      choices={pays.map((pay) => ({
        key: String(pay),
        label: formatPayFilter(i18n, pay),
        chosen: pay === search.pay,
        link: jobsLink(changeJobsSearch(search, { pay })),
      }))}
    />
  );
}

const nameOfRadius = (i18n: I18n, km: number): string =>
  km === 0 ? i18n._(msg`This place only`) : i18n._(msg`Within ${km} km`);

/** The distances around the city of the search. */
export function DistancePanel({ search, onChoose }: PanelProps) {
  const { i18n } = useLingui();
  return (
    <FilterChoices
      onChoose={onChoose}
      choices={jobRadii.map((km) => ({
        key: String(km),
        label: nameOfRadius(i18n, km),
        chosen: km === search.km,
        link: jobsLink(changeJobsSearch(search, { km })),
      }))}
    />
  );
}

export function SortPanel({ search, onChoose }: PanelProps) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const current = search.sort ?? usualSort(search);
  const offered = sorts.filter(
    (sort) => (sort !== "relevance" || search.q) && (sort !== "distance" || (search.city && search.km)),
  );
  return (
    <FilterChoices
      onChoose={onChoose}
      choices={[
        ...offered.map((sort) => ({
          key: sort,
          label: sortName(i18n, sort),
          chosen: sort === current,
          link: jobsLink(changeJobsSearch(search, { sort })),
        })),
        // Another page, because its list has the user's own limits instead of the filters.
        ...(me
          ? [{ key: "fit", label: t`For your CV`, chosen: false, link: <Link to="/fits" preload={false} /> }]
          : []),
      ]}
    />
  );
}

const inMore = jobFilterChoices.filter((name) => !(name in barTitles));

/** The filters that do not fit in the bar. */
export function MorePanel({ search, counts }: PanelProps) {
  return (
    <div className={styles.more}>
      <FilterGroups search={search} names={inMore} counts={counts} />
    </div>
  );
}

/** All filters, for the bottom sheet on phones. */
export function SheetGroups({ search, counts }: Pick<PanelProps, "search" | "counts">) {
  const { i18n } = useLingui();
  const [first, ...rest] = jobFilterChoices;
  return (
    <>
      <FilterGroups search={search} names={[first]} counts={counts} short />
      <FilterGroup title={getFilterTitle(i18n, "pay")}>
        {pays.map((pay) => {
          const on = pay === search.pay;
          return (
            <FilterChip key={pay} on={on} link={jobsLink(changeJobsSearch(search, { pay: on ? undefined : pay }))}>
              {formatPayFilter(i18n, pay)}
            </FilterChip>
          );
        })}
      </FilterGroup>
      <FilterGroups search={search} names={rest} counts={counts} />
    </>
  );
}

type GroupsProps = Pick<PanelProps, "search" | "counts"> & {
  names: readonly JobFilterChoice[];
  /** Omits the distance and date filters, which are not facets. */
  short?: boolean;
};

function FilterGroups({ search, names, counts: known, short }: GroupsProps) {
  const { t, i18n } = useLingui();
  const counts = useCounts(search, names, known);
  return (
    <>
      {names.map((name) => {
        const chosen = getChosenValues(search, name);
        const offered = counts?.[name] ?? [];
        if (offered.length === 0) return null;
        return (
          <FilterGroup key={name} title={getFilterTitle(i18n, name)}>
            {offered.map(({ value, count, label }) => (
              <FilterChip
                key={value}
                on={chosen.includes(value)}
                count={formatCount(i18n.locale, count)}
                link={jobsLink(withToggle(search, name, value))}
              >
                {pickLabel(i18n, label)}
              </FilterChip>
            ))}
          </FilterGroup>
        );
      })}
      {!short && (
        <FilterGroup title={getFilterTitle(i18n, "since")}>
          {sinces.map((since) => {
            const on = since === search.since;
            return (
              <FilterChip
                key={since}
                on={on}
                link={jobsLink(changeJobsSearch(search, { since: on ? undefined : since }))}
              >
                {formatSinceFilter(i18n, since)}
              </FilterChip>
            );
          })}
        </FilterGroup>
      )}
      {!short && search.city && (
        <FilterGroup title={t`Distance`}>
          {jobRadii.map((km) => (
            <FilterChip key={km} on={km === search.km} stays link={jobsLink(changeJobsSearch(search, { km }))}>
              {nameOfRadius(i18n, km)}
            </FilterChip>
          ))}
        </FilterGroup>
      )}
    </>
  );
}
