import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Link } from "@tanstack/react-router";
import { formatPay, formatSince } from "~/shell/format/format.ts";
import { labelOf } from "./label-of.ts";
import type { JobSummary } from "./find-jobs.ts";
import { JobTitle } from "./job-title.tsx";
import { placeName } from "./place.ts";
import styles from "./job-card.module.css";

/** A post in a list of its own width: what it is at the start, what it pays at the end. */
export function JobCard({ job, now }: { job: JobSummary; now: number }) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  return (
    <Link to="/jobs/$id" params={{ id: job.id }} className={styles.card}>
      <SpaceAvatar name={job.space.name} seed={job.spaceId} />
      <div>
        <h3 className={styles.title}>
          <JobTitle title={job.title} />
        </h3>
        <Meta
          as="span"
          size="md"
          items={[<bdi key="space">{job.space.name}</bdi>, job.location && placeName(job.location)]}
        />
        <span className={styles.promise}>
          <PromiseLabel>
            <Trans>
              Answers <Plural value={job.replyDays} one="within # day" other="within # days" />
            </Trans>
          </PromiseLabel>
        </span>
      </div>
      <span className={styles.aside}>
        {pay && (
          <b className={styles.pay}>
            <bdi>{pay}</bdi>
          </b>
        )}
        {agreement && (
          <span>
            <Trans>CCNL {agreement}</Trans>
          </span>
        )}
        {job.publishedAt && <time dateTime={job.publishedAt}>{formatSince(i18n.locale, job.publishedAt, now)}</time>}
      </span>
    </Link>
  );
}
