import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, ReplyStatistics, SalaryBenchmark } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconCalendarCheck, IconClockCheck, IconEyeOff } from "@tabler/icons-react";
import { lazy, Suspense, type ReactNode } from "react";
import { formatLongDay, formatPay } from "~/shell/format/format.ts";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import { confirmedOn } from "~/domain/job-posts/public/page/published-line.tsx";
import styles from "./job-view.module.css";

// The comparison with the role's median is loaded after the page, with its texts.
const BenchmarkNote = lazy(async () => ({
  default: (await import("~/domain/salaries/benchmark-note.tsx")).BenchmarkNote,
}));

type Props = { job: JobPost; promises: ReplyStatistics | null; benchmark: SalaryBenchmark | null; acts: ReactNode };

/** The side card of a post: pay, actions, and the Space's promises. */
export function JobViewAside({ job, promises, benchmark, acts }: Props) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const pay = formatPay(locale, job.salaryMin, job.salaryMax);
  const agreement = [labelOf(job, job.ccnl, locale), job.ccnlLevel].filter(Boolean).join(" ");
  const expires = job.expiresAt && formatLongDay(locale, job.expiresAt);
  const confirmed = confirmedOn(locale, job);
  return (
    <Card as="div" padded>
      {pay && (
        <Heading level={0} size="sm">
          <bdi>{pay}</bdi>
        </Heading>
      )}
      <Text size="sm" tone="muted">
        {agreement ? <Trans>gross per year, CCNL {agreement}</Trans> : <Trans>gross per year</Trans>}
      </Text>
      {benchmark && (
        <div className={styles.benchmark}>
          <Suspense>
            <BenchmarkNote benchmark={benchmark} job={job} look="job" />
          </Suspense>
        </div>
      )}
      <div className={styles.acts}>{acts}</div>
      <ul className={styles.promises}>
        <Promised
          icon={IconClockCheck}
          title={
            <Trans>
              Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
            </Trans>
          }
        >
          <Measured promises={promises} />
        </Promised>
        {job.blind && (
          <Promised icon={IconEyeOff} title={<Trans>Anonymous first stage</Trans>}>
            <Trans>
              Your name, photo, age and address will stay hidden until your application moves to “In review”.
            </Trans>
          </Promised>
        )}
        {expires && (
          <Promised
            icon={IconCalendarCheck}
            title={confirmed ? <Trans>Confirmed open on {confirmed}</Trans> : <Trans>Expires on {expires}</Trans>}
          >
            {confirmed ? (
              <Trans>Expires on {expires}, with no automatic renewals.</Trans>
            ) : (
              <Trans>No automatic renewals.</Trans>
            )}
          </Promised>
        )}
      </ul>
    </Card>
  );
}

/** How well the Space kept its reply promises, also if the figures are bad. The API returns no figures for fewer than five people. */
function Measured({ promises }: { promises: ReplyStatistics | null }) {
  const { i18n } = useLingui();
  if (!promises?.due) return <Trans>We measure whether the Space keeps to this reply time.</Trans>;
  const { medianDays, inTime, due } = promises;
  const share = formatShare(i18n.locale, (inTime ?? 0) / due);
  if (medianDays === null) return <Trans>{share} of replies on time (last 90 days)</Trans>;
  const days = formatDays(i18n.locale, medianDays);
  return (
    <Trans>
      Median reply time: {days}, {share} of replies on time (last 90 days)
    </Trans>
  );
}

function Promised({ icon, title, children }: { icon: IconShape; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      <div>
        <Text as="b" weight="medium">
          {title}
        </Text>
        <Text tone="muted">{children}</Text>
      </div>
    </li>
  );
}
