import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobFitDetail, JobPost } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft, IconShare2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { EvidenceComparison } from "~/domain/applications/evidence-comparison.tsx";
import { EvidenceCounts } from "~/domain/applications/evidence-counts.tsx";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";
import { jobFitQuery } from "~/domain/fits/queries.ts";
import { ToResume } from "~/domain/fits/to-resume.tsx";
import { useJobsAskingText, useStepText } from "~/domain/fits/use-step-text.ts";
import { JobFacts } from "~/domain/job-posts/public/page/job-facts.tsx";
import { PublishedLine } from "~/domain/job-posts/public/page/published-line.tsx";
import { useShare } from "~/domain/job-posts/public/page/use-share.ts";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { SaveJob } from "~/domain/job-posts/public/save-job.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { hasCode } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { FitsSearch } from "./fits-search.ts";
import { useLimitNames } from "./limits.ts";
import { NotForMeMenu } from "./not-for-me-menu.tsx";
import styles from "./fit-detail.module.css";

type Props = {
  id: string;
  /** True if the user opened the job. The first job of the list is beside it without being opened. */
  isOpen: boolean;
  /** True if the reasons why the job is not for the user are open at first. */
  asksReason: boolean;
  /** The list that the user goes back to, where the job covers it. */
  back: FitsSearch;
  /** Called when the user marked the job as not for them. */
  onGone: (id: string) => Promise<void>;
};

/** A job beside the list of fits: its facts, and each requirement beside the CV. */
export function FitDetail({ id, isOpen, asksReason, back, onGone }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(jobFitQuery(id));
  return (
    <>
      {isOpen && (
        <>
          {/* On phones the job takes the place of the list, whose heading is the page's. */}
          <h1 className={styles.pageTitle}>
            <Trans>Jobs that fit your CV</Trans>
          </h1>
          <Link to="/fits" search={back} className={styles.back} resetScroll={false}>
            <Icon icon={IconArrowLeft} size="sm" flip />
            <Trans>Back to the list</Trans>
          </Link>
        </>
      )}
      {data ? (
        <Detail {...data} asksReason={asksReason} onGone={() => onGone(id)} />
      ) : hasCode(error, "jobPost.closed") || hasCode(error, "jobPost.notFound") ? (
        <StateView kind="notFound" title={t`This job is no longer open`} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} />
      )}
    </>
  );
}

type DetailProps = JobFitDetail & { job: JobPost; asksReason: boolean; onGone: () => Promise<void> };

function Detail({ job, requirements, outside, listed, asksReason, onGone }: DetailProps) {
  const { t } = useLingui();
  const router = useRouter();
  const share = useShare();
  const page = { to: "/jobs/$id", params: { id: job.id } } as const;
  const { space } = job;
  return (
    <article>
      <div className={styles.top}>
        <div className={styles.published}>
          <PublishedLine job={job} />
        </div>
        <div className={styles.acts}>
          <NotForMeMenu job={job} isOpenAtFirst={asksReason} onGone={onGone} />
          <SaveJob id={job.id} returnTo={router.buildLocation(page).publicHref} />
          <IconButton
            icon={IconShare2}
            label={t`Share this job`}
            onClick={() =>
              void share(new URL(router.buildLocation(page).publicHref, window.location.href).href, job.title)
            }
          />
        </div>
      </div>
      <div className={styles.identity}>
        <SpaceAvatar
          name={space.name}
          seed={job.spaceId}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="lg"
        />
        <div>
          <Text size="md">
            <TextLink link={<Link to="/space/$url" params={{ url: space.url }} />}>
              <bdi>{space.name}</bdi>
            </TextLink>
          </Text>
          <Heading level={2} size="md" className={styles.title}>
            <Link {...page}>
              <JobTitle title={job.title} />
            </Link>
          </Heading>
        </div>
      </div>
      <div className={styles.act}>
        <ButtonLink
          variant="accent"
          size="lg"
          // The page of the job opens the application form.
          link={<Link {...page} onClick={() => sessionStorage.setItem(applyWish, job.id)} />}
        >
          <Trans>Apply</Trans>
        </ButtonLink>
        <PromiseLabel>
          <Trans>
            Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
          </Trans>
        </PromiseLabel>
      </div>
      <OutsideNote outside={outside} />
      <JobFacts job={job} className={styles.facts} />
      <Why requirements={requirements} listed={listed} />
    </article>
  );
}

/** Says which of the user's limits the job breaks, for a job that was opened by its address. */
function OutsideNote({ outside }: Pick<JobFitDetail, "outside">) {
  const { i18n } = useLingui();
  const names = useLimitNames();
  if (outside.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(outside.map((limit) => names[limit]));
  return (
    <Note className={styles.note}>
      <Trans>This job is outside your limits: {list}.</Trans>
    </Note>
  );
}

type Requirements = JobFitDetail["requirements"];

/** The gap whose step helps with most jobs. The page emphasizes one step, so that the list does not read like a to-do list. */
function findBestGap(requirements: Requirements): Requirements[number] | undefined {
  const rank = ({ evidence, step }: Requirements[number]): number =>
    (step?.section ? 1_000 : 0) + (evidence.verdict === "related" ? 0 : 500) + (step?.jobs ?? 0);
  return requirements.filter(({ step }) => step !== null).toSorted((one, other) => rank(other) - rank(one))[0];
}

function Why({ requirements, listed }: Pick<JobFitDetail, "requirements" | "listed">) {
  const titleId = useId();
  const best = findBestGap(requirements);
  if (requirements.length === 0)
    return (
      <Text size="md" tone="muted" className={styles.why}>
        <Trans>This job names no requirements that we can compare with your CV.</Trans>
      </Text>
    );
  return (
    <section aria-labelledby={titleId} className={styles.why}>
      <div className={styles.whyHead}>
        <Heading level={3} size="xs" id={titleId}>
          <Trans>Why it fits</Trans>
        </Heading>
        <EvidenceCounts evidence={requirements.map(({ evidence }) => evidence)} />
      </div>
      <EvidenceComparison
        requirements={requirements.map((one) => ({
          evidence: one.evidence,
          link: one.step && one !== best && <ToResume step={one.step} look="link" />,
          step: one.step && one === best && <SmallestStep evidence={one.evidence} step={one.step} listed={listed} />,
        }))}
      />
      <Text size="xs" tone="muted" className={styles.order}>
        <Trans>In the order that the job chose. This isn’t a score, and the Space can’t see it.</Trans>
      </Text>
    </section>
  );
}

type StepProps = {
  evidence: Requirements[number]["evidence"];
  step: NonNullable<Requirements[number]["step"]>;
  listed: number;
};

function SmallestStep({ evidence: { requirement, found }, step, listed }: StepProps) {
  const stepText = useStepText();
  const jobsAskingText = useJobsAskingText();
  return (
    <div className={styles.step}>
      <p>
        <b>
          <Trans>The smallest step.</Trans>
        </b>{" "}
        {stepText({ requirement, found, step })} {jobsAskingText(step.jobs, listed)}{" "}
        {!requirement.mandatory && <Trans>You can apply anyway: the requirement is nice to have.</Trans>}
      </p>
      <ToResume step={step} />
    </div>
  );
}
