import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, ReplyStatistics, ClickSource, SalaryBenchmark } from "@orbita/contract";
import { Crumbs } from "@orbita/ui/base/crumbs.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ReadingPage } from "@orbita/ui/patterns/reading-page.tsx";
import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode, useEffect } from "react";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconShare2 } from "@tabler/icons-react";
import { formatPay } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { ApplyLink } from "./page/apply-link.tsx";
import { Description } from "~/domain/job-posts/public/page/description.tsx";
import type { JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { JobBenefits } from "./page/job-benefits.tsx";
import { JobFacts } from "~/domain/job-posts/public/page/job-facts.tsx";
import { asksForSomething, JobRequirements } from "./page/job-requirements.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { JobViewAside } from "./job-view-aside.tsx";
import { JobQuestions } from "./job-view-questions.tsx";
import { HiringCompany, JobViewSpace } from "./job-view-space.tsx";
import { LawNote } from "./page/law-note.tsx";
import { useOpenedFrom } from "~/domain/job-posts/public/list/opened-from.ts";
import { PublishedLine } from "~/domain/job-posts/public/page/published-line.tsx";
import { SaveButton } from "./save-button.tsx";
import { LazySimilarJobs } from "./lazy-similar-jobs.tsx";
import { talentPlaces } from "~/domain/job-posts/public/page/talent-places.ts";
import { useFreshJobs } from "~/domain/job-posts/public/list/use-fresh-jobs.ts";
import { useSaved } from "~/domain/job-posts/own/use-saved.ts";
import { useShare } from "~/domain/job-posts/public/page/use-share.ts";
import { countOpening } from "~/domain/job-posts/public/list/count-opening.ts";
import styles from "./job-view.module.css";

/** Counts one click for each post that is shown completely, with the given source or the source in the URL. */
function useOpened(jobPostId: string | null, source: ClickSource | null): void {
  useEffect(() => {
    if (jobPostId) countOpening(jobPostId, source);
    // `source` is not a dependency: the same post with a new source is not another click.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [jobPostId]);
}

// The applicant's part of the page is loaded lazily: guests do not need it, and talents read the post first.
const TalentSide = lazy(() => import("./apply/talent-side.tsx").then((module) => ({ default: module.TalentSide })));

/** Without an exact match the router would mark the links to parent pages in the breadcrumb as the current page. */
const exact = { exact: true };

type Props = {
  job: JobPost;
  promises: ReplyStatistics | null;
  benchmark: SalaryBenchmark | null;
  similar: readonly JobSummary[];
  now: number;
};

/** The page of a post, with its own URL for search engines and for sharing. */
export function JobView({ job, promises, benchmark, similar, now }: Props) {
  const { t, i18n } = useLingui();
  useFreshJobs(job.id);
  useOpened(job.id, useOpenedFrom());
  const saving = useSaved(job.id);
  const me = useMe();
  const hydrated = useHydrated();
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <ReadingPage
      crumbs={<JobCrumbs job={job} />}
      aside={
        <>
          <JobViewAside
            job={job}
            promises={promises}
            benchmark={benchmark}
            acts={
              <>
                {me ? (
                  <div id={talentPlaces.act} className={styles.wideAct} />
                ) : (
                  <ApplyLink id={job.id} returnTo={returnTo} block className={styles.wide} />
                )}
                <SaveButton {...saving} block />
                <CopyLink title={job.title} />
                {me && <div id={talentPlaces.hide} className={styles.hide} />}
              </>
            }
          />
          <div id={talentPlaces.readers} className={styles.readers} />
        </>
      }
      asideLabel={t`At a glance`}
      actBar={
        <>
          <div>
            <Text as="b" size="sm" weight="medium" numeric>
              <bdi>{formatPay(i18n.locale, job.salaryMin, job.salaryMax)}</bdi>
            </Text>
            <Text size="sm" tone="positive">
              <Trans>
                Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
              </Trans>
            </Text>
          </div>
          {me ? <div id={talentPlaces.bar} className={styles.bar} /> : <ApplyLink id={job.id} returnTo={returnTo} />}
        </>
      }
      actBarLabel={t`At a glance`}
      after={<LazySimilarJobs jobs={similar} now={now} className={styles.similar} />}
    >
      <JobViewSpace job={job} />
      <Heading level={1} size="xl" className={styles.title}>
        <span lang={job.language}>
          <JobTitle title={job.title} />
        </span>
      </Heading>
      <div className={styles.when}>
        <PublishedLine job={job} now={now} />
      </div>
      <JobFacts job={job} className={styles.facts} />
      <HiringCompany job={job} />
      <Body job={job} />
      <Suspense>{me && hydrated && <TalentSide key={job.id} job={job} look="page" />}</Suspense>
    </ReadingPage>
  );
}

function JobCrumbs({ job }: { job: JobPost }) {
  const { t } = useLingui();
  const city = job.location?.city;
  return (
    <Crumbs
      label={t`Breadcrumb`}
      items={[
        { label: <Trans>Jobs</Trans>, link: <Link to="/jobs" activeOptions={exact} /> },
        ...(city ? [{ label: city, link: <Link to="/jobs" search={{ city }} activeOptions={exact} /> }] : []),
        { label: <bdi lang={job.language}>{job.title}</bdi> },
      ]}
    />
  );
}

/** True if the required skills and languages are partly mandatory and partly optional. Otherwise the legend is unnecessary. */
function isMixed({ skills, languages }: JobPost): boolean {
  const marked = [...skills, ...languages].map(({ mandatory }) => mandatory);
  return marked.includes(true) && marked.includes(false);
}

function Body({ job }: { job: JobPost }) {
  return (
    <>
      <div id={talentPlaces.evidence} className={styles.evidence} />
      {asksForSomething(job) && (
        <Section title={<Trans>Requirements</Trans>}>
          {isMixed(job) && (
            <Text size="md" tone="muted" className={styles.legend}>
              <Trans>Anything not marked as required is nice to have.</Trans>
            </Text>
          )}
          <div className={styles.ruled}>
            <JobRequirements job={job} />
          </div>
        </Section>
      )}
      <Section title={<Trans>The job</Trans>}>
        <Description text={job.description} lang={job.language} />
        {job.benefits.length > 0 && (
          <div className={styles.benefits}>
            <h3>
              <Trans>Benefits</Trans>
            </h3>
            <JobBenefits job={job} />
          </div>
        )}
      </Section>
      {job.screeningQuestions.length > 0 && (
        <Section title={<Trans>Questions you’ll be asked</Trans>}>
          <JobQuestions questions={job.screeningQuestions} lang={job.language} />
        </Section>
      )}
      <LawNote job={job} />
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Button that shares the link with the device's share sheet, or copies it to the clipboard. */
function CopyLink({ title }: { title: string }) {
  const { t } = useLingui();
  const share = useShare();
  return (
    <Button
      variant="outline"
      size="lg"
      block
      icon={IconShare2}
      onClick={() => void share(window.location.href, title)}
      aria-label={t`Share this job`}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
