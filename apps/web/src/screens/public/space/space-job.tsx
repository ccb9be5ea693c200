import { Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Link } from "@tanstack/react-router";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import type { JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { JobMark } from "~/domain/job-posts/public/job-mark.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { placeName } from "~/shell/format/place.ts";
import { formatPay } from "~/shell/format/format.ts";
import styles from "./space-jobs.module.css";

/** A job on the page of its Space, without the Space's name. */
export function SpaceJob({ job, now }: { job: JobSummary; now: number }) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  return (
    <Link to="/jobs/$id" params={{ id: job.id }} className={styles.job}>
      <div>
        <h3 className={styles.title}>
          <JobTitle title={job.title} />
        </h3>
        <Meta
          as="span"
          size="md"
          items={[
            job.location && <bdi key="place">{placeName(job.location)}</bdi>,
            agreement && <Trans key="ccnl">CCNL {agreement}</Trans>,
          ]}
        />
      </div>
      <span className={styles.end}>
        {pay && (
          <b className={styles.pay}>
            <bdi>{pay}</bdi>
          </b>
        )}
        <JobMark job={job} now={now} own={job} />
      </span>
    </Link>
  );
}
