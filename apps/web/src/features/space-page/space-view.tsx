import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import type { FoundJobs } from "~/features/jobs/find-jobs.ts";
import { JobCard } from "~/features/jobs/job-card.tsx";
import { SearchResting } from "~/features/jobs/no-jobs.tsx";
import { useFreshJobs } from "~/features/jobs/use-fresh-jobs.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import styles from "./space-view.module.css";

type Props = { space: Space; found: FoundJobs; now: number };

/** A Space as everybody sees it: its name and what it is looking for. */
export function SpaceView({ space, found, now }: Props) {
  const { i18n } = useLingui();
  useFreshJobs();
  const since = formatLongDay(i18n.locale, space.created);
  return (
    <>
      <div className={styles.cover} />
      <Page as="main">
        <div className={styles.head}>
          <SpaceAvatar name={space.name} seed={space.id} size="xl" className={styles.avatar} />
        </div>
        <div className={styles.names}>
          <Heading level={1} size="lg">
            <bdi>{space.name}</bdi>
          </Heading>
          <Meta
            size="md"
            items={[
              <Plural key="open" value={space.openJobPosts} _0="No open jobs" one="# open job" other="# open jobs" />,
              <Trans key="since">Space since {since}</Trans>,
            ]}
          />
        </div>
        <section className={styles.section} aria-labelledby="open-jobs">
          <div className={styles.sectionHead}>
            <Heading level={2} size="md" id="open-jobs">
              <Trans>Open jobs</Trans>
            </Heading>
          </div>
          {found.resting ? <SearchResting level={3} /> : <OpenJobs space={space} jobs={found.jobs} now={now} />}
        </section>
      </Page>
    </>
  );
}

type OpenJobsProps = { space: Space; jobs: Extract<FoundJobs, { resting: false }>["jobs"]; now: number };

function OpenJobs({ space, jobs, now }: OpenJobsProps) {
  const pager = usePager(jobs);
  const linkTo = (page: number) => <Link to="/space/$url" params={{ url: space.url }} search={{ page }} />;
  if (jobs.totalElements === 0)
    return (
      <Text tone="muted" className={styles.pager}>
        <Trans>This Space is not looking for anybody now.</Trans>
      </Text>
    );
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.content.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
      {jobs.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
    </>
  );
}
