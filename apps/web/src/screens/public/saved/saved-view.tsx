import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { JobRow } from "~/domain/job-posts/public/list/job-row.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { SaveJob } from "~/domain/job-posts/public/save-job.tsx";
import { useFreshJobs } from "~/domain/job-posts/public/list/use-fresh-jobs.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import type { SavedJob, SavedJobs } from "./load-saved.ts";
import styles from "./saved-view.module.css";

// The tabs are loaded lazily, because their counts load in the browser only.
const SavedTabs = lazy(() => import("./saved-tabs.tsx").then((module) => ({ default: module.SavedTabs })));

type Props = { saved: SavedJobs; now: number };

/**
 * The saved jobs, last saved first.
 * A job that the user unsaves stays until the user leaves the page, so that it can be saved again.
 */
export function SavedView({ saved, now }: Props) {
  useFreshJobs();
  const head = (
    <>
      <Heading level={1} size="lg">
        <Trans>Saved jobs</Trans>
      </Heading>
      <div className={styles.tabs}>
        <Suspense>
          <SavedTabs />
        </Suspense>
      </div>
    </>
  );
  if (saved.totalElements === 0)
    return (
      <Page as="main" className={styles.page}>
        {head}
        <NothingSaved />
      </Page>
    );
  return (
    <Page as="main" className={styles.page}>
      {head}
      <Text size="md" tone="muted" className={styles.count}>
        <Plural value={saved.totalElements} one="# job. Only you can see it." other="# jobs. Only you can see them." />
      </Text>
      <ItemList
        ruled="ink"
        className={styles.list}
        items={saved.content.map((job) => ({ key: job.id, content: <SavedRow job={job} now={now} /> }))}
      />
      <SavedPages saved={saved} />
    </Page>
  );
}

function SavedRow({ job, now }: { job: SavedJob; now: number }) {
  return (
    <div className={styles.row}>
      {job.open ? <JobRow job={job} now={now} /> : <ClosedRow job={job} />}
      <div className={styles.end}>
        <SaveJob id={job.id} returnTo="/saved" />
      </div>
    </div>
  );
}

/** The row of a closed job, without the reply promise. The job's page lists similar open jobs. */
function ClosedRow({ job }: { job: SavedJob }) {
  return (
    <ListRow
      link={<Link to="/jobs/$id" params={{ id: job.id }} preload={false} />}
      avatar={<SpaceAvatar name={job.space.name} seed={job.spaceId} size="sm" />}
      title={
        <span className={styles.closed}>
          <JobTitle title={job.title} />
        </span>
      }
      meta={<Meta as="span" items={[<bdi key="space">{job.space.name}</bdi>]} />}
      facts={
        <Tag>
          <Trans>Closed</Trans>
        </Tag>
      }
    />
  );
}

function SavedPages({ saved }: { saved: SavedJobs }) {
  const pager = usePager(saved);
  if (saved.totalPages <= 1) return null;
  const linkTo = (page: number) => <Link to="/saved" search={{ page }} />;
  return <Pagination {...pager} className={styles.pager} linkTo={linkTo} />;
}

function NothingSaved() {
  const { t } = useLingui();
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No saved jobs yet`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/jobs" />}>
          <Trans>See open jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>Save a job from its page to find it here. Only you can see what you save.</Trans>
    </StateView>
  );
}
