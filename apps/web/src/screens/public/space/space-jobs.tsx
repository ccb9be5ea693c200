import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { JobSearchResult } from "~/domain/job-posts/public/find-jobs.ts";
import { JobsResting } from "~/domain/job-posts/public/jobs-resting.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { SpaceJob } from "./space-job.tsx";
import styles from "./space-jobs.module.css";

type SpaceJobList = Extract<JobSearchResult, { resting: false }>["jobs"];
type Props = { space: Space; found: JobSearchResult; now: number; paged: boolean };

export function SpaceJobs({ space, found, now, paged }: Props) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="open-jobs">
      <div className={styles.head}>
        <Heading level={2} size="md" id="open-jobs">
          <Trans>Open jobs</Trans>
        </Heading>
        {!found.resting && found.jobs.totalElements > 0 && (
          <Text as="span" size="md" tone="muted" numeric>
            {formatCount(i18n.locale, found.jobs.totalElements)}
          </Text>
        )}
      </div>
      {found.resting ? <JobsResting level={3} /> : <List space={space} jobs={found.jobs} now={now} paged={paged} />}
    </section>
  );
}

function List({ space, jobs, now, paged }: Omit<Props, "found"> & { jobs: SpaceJobList }) {
  const pager = usePager(jobs);
  const params = { url: space.url };
  if (jobs.totalElements === 0)
    return (
      <Text tone="muted" className={styles.none}>
        <Trans>This Space has no open jobs right now.</Trans>
      </Text>
    );
  const linkTo = (page: number) => <Link to="/space/$url" params={params} search={{ view: "jobs", page }} />;
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.content.map((job) => (
          <li key={job.id}>
            <SpaceJob job={job} now={now} />
          </li>
        ))}
      </ul>
      {paged && jobs.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
      {!paged && jobs.totalPages > 1 && (
        <Text size="md" className={styles.pager}>
          <TextLink link={<Link to="/space/$url" params={params} search={{ view: "jobs" }} />}>
            <Plural value={jobs.totalElements} one="See # job" other="See all # jobs" />
          </TextLink>
        </Text>
      )}
    </>
  );
}
