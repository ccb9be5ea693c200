import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListDetail } from "@orbita/ui/patterns/list-detail.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { usePager } from "~/shell/table/use-pager.tsx";
import type { FoundJobs } from "./find-jobs.ts";
import { JobDetail } from "./job-detail.tsx";
import { JobRow } from "./job-row.tsx";
import type { JobsSearch } from "./jobs-search.ts";
import { JobsToolbar } from "./jobs-toolbar.tsx";
import { NoJobs, SearchResting } from "./no-jobs.tsx";
import { useFreshJobs } from "./use-fresh-jobs.ts";
import styles from "./jobs-view.module.css";

/** Below this there is no room for a post beside the list. */
const roomForDetail = "(min-width: 67.5em)";

type Props = {
  search: JobsSearch;
  found: FoundJobs;
  open: JobPost | null;
  now: number;
  /** The one that the posts ask for. */
  skill?: { it: string; en: string } | null;
};

export function JobsView({ search, found, open, now, skill }: Props) {
  const { t, i18n } = useLingui();
  useFreshJobs();
  const cities = found.resting ? [] : (found.jobs.facets?.["city"] ?? []).map(({ value }) => value);
  const toolbar = (
    <JobsToolbar search={search} cities={cities} skill={skill ? skill[i18n.locale === "it" ? "it" : "en"] : null} />
  );
  if (found.resting || found.jobs.totalElements === 0)
    return (
      <>
        <search aria-label={t`Jobs`} className={styles.alone}>
          <Page>{toolbar}</Page>
        </search>
        <Page as="main">{found.resting ? <SearchResting level={1} /> : <NoJobs search={search} />}</Page>
      </>
    );
  return (
    <ListDetail
      filters={toolbar}
      filtersLabel={t`Jobs`}
      listLabel={t`Results`}
      detailLabel={t`The chosen job`}
      list={<Results search={search} jobs={found.jobs} open={open} now={now} />}
      detail={open && <JobDetail job={open} />}
    />
  );
}

type ResultsProps = Pick<Props, "search" | "open" | "now"> & { jobs: Extract<FoundJobs, { resting: false }>["jobs"] };

function Results({ search, jobs, open, now }: ResultsProps) {
  const navigate = useNavigate();
  const pager = usePager(jobs);
  const linkTo = (page: number) => <Link to="/jobs" search={{ ...search, page, job: undefined }} />;

  function openBeside(id: string): boolean {
    if (!window.matchMedia(roomForDetail).matches) return false;
    void navigate({ to: "/jobs", search: { ...search, job: id }, replace: true, resetScroll: false });
    return true;
  }

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.count}>
          <Plural value={jobs.totalElements} one="# job" other="# jobs" />
        </h1>
        <Text as="span" size="sm" tone="muted">
          <Trans>Newest first</Trans>
        </Text>
      </div>
      <ItemList
        items={jobs.content.map((job) => ({
          key: job.id,
          content: <JobRow job={job} now={now} selected={job.id === open?.id} onOpen={openBeside} />,
        }))}
      />
      {jobs.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
    </>
  );
}
