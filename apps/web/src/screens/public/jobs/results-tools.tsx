import { useLingui } from "@lingui/react/macro";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { lazy } from "react";
import { isJobSearchFiltered, jobsAddress, usualSort, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { JobCounts } from "./count-jobs.ts";
import { FilterChipMenu } from "./filter-chip-menu.tsx";
import { sortName } from "./filter-titles.ts";
import { GuestAlert } from "./guest-alert.tsx";
import { jobsLink } from "./jobs-link.tsx";
import type { JobFilterLabels } from "./load-jobs.ts";
import styles from "./jobs-view.module.css";

// Only signed-in users need it.
const OwnHead = lazy(() => import("./own/own-head.tsx").then((module) => ({ default: module.OwnHead })));

type Props = { search: JobsSearch; counts: JobCounts | null };

/** The actions of a visitor on the search (guests get alerts by email, signed-in users save it), the switch between list and map, and the order of the list. */
export function ResultsTools({ search, counts, names }: Props & { names: JobFilterLabels }) {
  const me = useMe();
  return (
    <>
      {me ? (
        <OwnHead search={search} names={names} />
      ) : (
        isJobSearchFiltered(search) && <GuestAlert search={search} names={names} />
      )}
      <ResultsViews search={search} />
      {!search.view && <ResultsOrder search={search} counts={counts} />}
    </>
  );
}

/** Both views are links, so that they work without scripts. */
function ResultsViews({ search }: Pick<Props, "search">) {
  const { t } = useLingui();
  const linkTo = (view: JobsSearch["view"], label: string) =>
    fillLink(jobsLink(jobsAddress({ ...search, view, page: 0, job: undefined })), {
      className: styles.view,
      current: search.view === view ? "page" : undefined,
      children: label,
    });
  return (
    <nav aria-label={t`View`} className={styles.views}>
      {linkTo(undefined, t`List`)}
      {linkTo("map", t`Map`)}
    </nav>
  );
}

function ResultsOrder({ search, counts }: Props) {
  const { t, i18n } = useLingui();
  const sort = sortName(i18n, search.sort ?? usualSort(search));
  return (
    <>
      <noscript className={styles.sort}>{sort}</noscript>
      <div className={styles.sortMenu}>
        <FilterChipMenu
          {...{ title: t`Sort`, shown: sort, search, counts }}
          panel="sort"
          on={false}
          plain
          align="end"
        />
      </div>
    </>
  );
}
