import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ClickSource } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";
import { labelOf } from "./row/label-of.ts";
import type { JobSummary } from "./find-jobs.ts";
import { JobMark } from "./job-mark.tsx";
import { JobTitle } from "./row/job-title.tsx";
import { openedFrom } from "./list/opened-from.ts";
import { whereOf } from "./list/where.ts";
import styles from "./job-card.module.css";

type Props = { job: JobSummary; now: number; from?: ClickSource };

/** A job in a full-width list: title and place at the start of the row, pay at its end. */
export function JobCard({ job, now, from }: Props) {
  const { i18n } = useLingui();
  const { space } = job;
  const where = whereOf(i18n, job);
  return (
    <div className={styles.card}>
      <SpaceAvatar name={space.name} seed={job.spaceId} src={space.logo ? imageUrl(space.logo, 96) : undefined} />
      <div>
        <h3 className={styles.title}>
          <Link to="/jobs/$id" params={{ id: job.id }} className={styles.link} {...openedFrom(from)}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <Meta
          as="span"
          size="md"
          items={[<bdi key="space">{space.name}</bdi>, where && <bdi key="where">{where}</bdi>]}
        />
        <span className={styles.promise}>
          <PromiseLabel>
            <Trans>
              Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
            </Trans>
          </PromiseLabel>
        </span>
      </div>
      <CardEnd job={job} now={now} />
    </div>
  );
}

export function CardEnd({ job, now }: Pick<Props, "job" | "now">) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  return (
    <div className={styles.aside}>
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
      <div className={job.sponsored ? styles.sponsored : styles.when}>
        <JobMark job={job} now={now} explained own={job} />
      </div>
    </div>
  );
}
