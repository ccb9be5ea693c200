import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Crumbs } from "@orbita/ui/base/crumbs.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { ReadingPage } from "@orbita/ui/patterns/reading-page.tsx";
import { IconCalendar, IconClock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatLongDay, formatPay } from "~/shell/format/format.ts";
import { labelOf } from "./label-of.ts";
import { CopyLink } from "./copy-link.tsx";
import { Description } from "./description.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobSkills } from "./job-skills.tsx";
import { JobTitle } from "./job-title.tsx";
import { LawNote } from "./law-note.tsx";
import { placeName } from "./place.ts";
import { PublishedLine } from "./published-line.tsx";
import { useFreshJobs } from "./use-fresh-jobs.ts";
import styles from "./job-view.module.css";

/** A crumb above this page is not this page. */
const exact = { exact: true };

/** A post with an address of its own: what a search engine shows and a friend sends. */
export function JobView({ job }: { job: JobPost }) {
  const { t } = useLingui();
  useFreshJobs(job.id);
  const city = job.location?.city;
  return (
    <ReadingPage
      crumbs={
        <Crumbs
          label={t`Breadcrumb`}
          items={[
            { label: <Trans>Jobs</Trans>, link: <Link to="/jobs" activeOptions={exact} /> },
            ...(city ? [{ label: city, link: <Link to="/jobs" search={{ city }} activeOptions={exact} /> }] : []),
            { label: <bdi>{job.title}</bdi> },
          ]}
        />
      }
      aside={<Aside job={job} />}
      asideLabel={t`In short`}
    >
      <div className={styles.identity}>
        <SpaceAvatar name={job.space.name} seed={job.spaceId} size="lg" />
        <p>
          <Text as="span" size="md">
            <TextLink link={<Link to="/space/$url" params={{ url: job.space.url }} />}>
              <bdi>{job.space.name}</bdi>
            </TextLink>
          </Text>
          <br />
          <Text as="span" size="md" tone="muted">
            {job.location && <bdi>{placeName(job.location)}</bdi>}
          </Text>
        </p>
      </div>
      <Heading level={1} size="xl" className={styles.title}>
        <JobTitle title={job.title} />
      </Heading>
      <div className={styles.when}>
        <PublishedLine job={job} />
      </div>
      <JobFacts job={job} className={styles.facts} />
      <section className={styles.section}>
        <Heading level={2} size="md">
          <Trans>The job</Trans>
        </Heading>
        <Description text={job.description} />
      </section>
      {job.skills.length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="md">
            <Trans>What it asks for</Trans>
          </Heading>
          <JobSkills skills={job.skills} />
        </section>
      )}
      <LawNote />
    </ReadingPage>
  );
}

function Aside({ job }: { job: JobPost }) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  const expires = job.expiresAt && formatLongDay(i18n.locale, job.expiresAt);
  return (
    <Card as="div" padded>
      {pay && (
        <Heading level={0} size="sm">
          <bdi>{pay}</bdi>
        </Heading>
      )}
      <Text size="sm" tone="muted">
        {agreement ? <Trans>gross a year, CCNL {agreement}</Trans> : <Trans>gross a year</Trans>}
      </Text>
      <div className={styles.act}>
        <CopyLink />
      </div>
      <ul className={styles.promises}>
        <li>
          <Icon icon={IconClock} />
          <div>
            <Text as="b" weight="medium">
              <Trans>
                Answers <Plural value={job.replyDays} one="within # day" other="within # days" />
              </Trans>
            </Text>
            <Text tone="muted">
              <Trans>The promise is written on the ad and counted.</Trans>
            </Text>
          </div>
        </li>
        {expires && (
          <li>
            <Icon icon={IconCalendar} />
            <div>
              <Text as="b" weight="medium">
                <Trans>Expires on {expires}</Trans>
              </Text>
              <Text tone="muted">
                <Trans>No automatic renewals.</Trans>
              </Text>
            </div>
          </li>
        )}
      </ul>
    </Card>
  );
}
