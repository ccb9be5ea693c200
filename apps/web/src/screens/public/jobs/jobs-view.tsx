import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListDetail } from "@orbita/ui/patterns/list-detail.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { usePager } from "~/shell/table/use-pager.tsx";
import type { JobSearchResult, JobPage } from "~/domain/job-posts/public/find-jobs.ts";
import { JobRow } from "~/domain/job-posts/public/list/job-row.tsx";
import { isJobSearchFiltered, jobsAddress, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { JobsToolbar } from "./jobs-toolbar.tsx";
import type { JobsPageData } from "./load-jobs.ts";
import type { TypedPlace } from "./near-city.ts";
import { countOpening } from "~/domain/job-posts/public/list/count-opening.ts";
import { useFreshJobs } from "~/domain/job-posts/public/list/use-fresh-jobs.ts";
import styles from "./jobs-view.module.css";

/** Calls `act` on Esc, unless an open popover or another handler uses the key. */
function useEscape(wanted: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(":popover-open"))
        latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [wanted]);
}

// Parts that are loaded lazily, so that the list becomes interactive first. Phones show no detail panel, and most lists are not empty.
const JobDetail = lazy(() => import("./job-detail.tsx").then((module) => ({ default: module.JobDetail })));
const SearchNotes = lazy(() => import("./search-notes.tsx").then((module) => ({ default: module.SearchNotes })));
const HiddenLine = lazy(() => import("./own/hidden-line.tsx").then((module) => ({ default: module.HiddenLine })));
const ResultsTools = lazy(() => import("./results-tools.tsx").then((module) => ({ default: module.ResultsTools })));
const WholePageResults = lazy(() =>
  import("./whole-page-results.tsx").then((module) => ({ default: module.WholePageResults })),
);

/** Pager links match the URL exactly: the first page has fewer parameters and would otherwise match every page. */
const exact = { exact: true };

/** The minimum width for showing a post over the list. */
const roomForDetail = "(min-width: 47.5em)";
/** The minimum width for showing list and post side by side. */
const roomForBoth = "(min-width: 67.5em)";

type Props = Omit<JobsPageData, "origin" | "feedQuery" | "place" | "places" | "hiddenCount"> & {
  place?: TypedPlace | null;
  /** The jobs by place, if the map shows them. */
  places?: JobsPageData["places"];
  hiddenCount?: number;
};

/** True if there is something to say about the typed query or place. */
const hasNotes = ({ understood, approximate, matching }: JobPage, place: TypedPlace | null): boolean =>
  Boolean(understood?.length) || approximate === true || matching !== undefined || place?.kind === "near";

export function JobsView(props: Props) {
  const { search, found, hiddenCount = 0, place = null, places = null, names, counts, open, now } = props;
  const { t, i18n } = useLingui();
  // React key of the lazy parts.
  // If the language changes before they load, they mount in the new language instead of hydrating the old markup.
  const spoken = i18n.locale;
  const navigate = useNavigate();
  useFreshJobs();
  const total = found.resting ? 0 : found.jobs.totalElements;
  const closed = jobsAddress({ ...search, job: undefined });
  // A post over the list is a drawer, and Esc closes drawers.
  useEscape(search.job !== undefined && !isWide(), () => void navigate({ to: "/jobs", search: closed }));
  const toolbar = (
    <>
      <JobsToolbar search={search} names={names} counts={counts} total={total} />
      {!found.resting && hasNotes(found.jobs, place) && (
        <Suspense key={spoken}>
          <SearchNotes search={search} jobs={found.jobs} place={place} />
        </Suspense>
      )}
    </>
  );
  const hiddenLine = hiddenCount > 0 && (
    <Suspense>
      <HiddenLine search={search} count={hiddenCount} />
    </Suspense>
  );
  if (found.resting || total === 0 || places)
    return (
      <>
        <search aria-label={t`Jobs`} className={styles.alone}>
          <Page className={styles.toolbar}>{toolbar}</Page>
        </search>
        <Page as="main">
          <Suspense key={spoken}>
            <WholePageResults {...{ search, found, places, names, place }}>
              {!found.resting && <ResultsHead {...{ search, names, counts }} jobs={found.jobs} />}
            </WholePageResults>
          </Suspense>
          {hiddenLine}
        </Page>
      </>
    );
  return (
    <ListDetail
      filters={toolbar}
      filtersLabel={t`Jobs`}
      listLabel={t`Results`}
      detailLabel={t`Selected job`}
      open={search.job !== undefined && open !== null}
      list={<Results {...{ search, names, counts, open, now, hiddenLine }} jobs={found.jobs} />}
      detail={<Suspense key={spoken}>{open && <JobDetail job={open} closed={closed} />}</Suspense>}
    />
  );
}

const isWide = (): boolean => typeof window === "object" && window.matchMedia(roomForBoth).matches;

type ResultsProps = Pick<Props, "search" | "names" | "counts" | "open" | "now"> & {
  hiddenLine: ReactNode;
  jobs: Extract<JobSearchResult, { resting: false }>["jobs"];
};

/**
 * The line above the results: their number, the order, and the switch between list and map. The map counts only the jobs that match the whole
 * text.
 */
function ResultsHead({ search, names, counts, jobs }: Pick<Props, "search" | "names" | "counts"> & { jobs: JobPage }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.head}>
      <h1 className={styles.count}>
        <Plural value={(search.view && jobs.matching) ?? jobs.totalElements} one="# job" other="# jobs" />
      </h1>
      <Suspense key={i18n.locale}>
        <ResultsTools {...{ search, names, counts }} />
      </Suspense>
    </div>
  );
}

function Results({ search, names, jobs, counts, open, now, hiddenLine }: ResultsProps) {
  const pager = usePager(jobs);
  const onOpen = useOpening(search);
  const from = sourceOf(search);
  const linkTo = (page: number) => (
    <Link to="/jobs" search={jobsAddress({ ...search, page, job: undefined })} activeOptions={exact} />
  );
  return (
    <>
      <ResultsHead {...{ search, names, counts, jobs }} />
      <ItemList
        items={jobs.content.map((job) => ({
          key: job.id,
          content: (
            <JobRow {...{ job, now, from, onOpen }} selected={job.id === open?.id} implied={search.job === undefined} />
          ),
        }))}
      />
      {jobs.content.length === 0 && (
        <p className={styles.past}>
          <Trans>There are no more jobs here. Go back to the first page.</Trans>
        </p>
      )}
      {hiddenLine}
      {jobs.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
    </>
  );
}

/**
 * The source that this list reports for a click on one of its posts. If the post opens on its own page, that page counts the click with this
 * source.
 */
const sourceOf = (search: JobsSearch) => (isJobSearchFiltered(search) ? "search" : "list");

/** Opens a post beside or over the list if there is room; otherwise the link navigates to the post's page. */
function useOpening(search: JobsSearch) {
  const navigate = useNavigate();
  return (id: string): boolean => {
    if (!window.matchMedia(roomForDetail).matches) return false;
    countOpening(id, sourceOf(search));
    void navigate({
      to: "/jobs",
      search: jobsAddress({ ...search, job: id }),
      // Opening the drawer adds a history entry, so that going back closes it. Switching between posts adds none.
      replace: isWide() || search.job !== undefined,
      resetScroll: false,
    });
    return true;
  };
}
