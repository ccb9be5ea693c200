import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { ApplyLink } from "./page/apply-link.tsx";
import { Description } from "~/domain/job-posts/public/page/description.tsx";
import { JobBenefits } from "./page/job-benefits.tsx";
import { JobFacts } from "~/domain/job-posts/public/page/job-facts.tsx";
import { asksForSomething, JobRequirements } from "./page/job-requirements.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { labelOf, peopleLabel } from "~/domain/job-posts/public/row/label-of.ts";
import { LawNote } from "./page/law-note.tsx";
import { PublishedLine } from "~/domain/job-posts/public/page/published-line.tsx";
import { talentPlaces } from "~/domain/job-posts/public/page/talent-places.ts";
import styles from "./page/job-detail.module.css";

// The actions of the detail panel are loaded lazily: they need JavaScript, and phones have no detail panel.
const JobDetailActions = lazy(() =>
  import("./job-detail-actions.tsx").then((module) => ({ default: module.JobDetailActions })),
);

const TalentSide = lazy(() => import("./apply/talent-side.tsx").then((module) => ({ default: module.TalentSide })));

/**
 * True if the window has room for a post beside or over its list.
 * False on the server, which does not know the size of the window.
 */
function useHasSpace(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(window.matchMedia("(min-width: 47.5em)").matches), []);
  return here;
}

type Props = {
  job: JobPost;
  /** The search parameters without the open post; the link to close the panel uses them. */
  closed: Partial<JobsSearch>;
};

/** A post shown beside or over the list that it was opened from. */
export function JobDetail({ job, closed }: Props) {
  const { i18n } = useLingui();
  const me = useMe();
  const here = useHasSpace();
  const router = useRouter();
  const { space } = job;
  const sector = space.businessSector && labelOf(job, space.businessSector, i18n.locale);
  return (
    <>
      <div className={styles.top}>
        <PublishedLine job={job} />
        <Suspense>{here && <JobDetailActions job={job} closed={closed} />}</Suspense>
      </div>
      <div className={styles.identity}>
        <SpaceAvatar
          name={space.name}
          seed={job.spaceId}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="lg"
        />
        <div>
          <Meta
            size="md"
            items={[
              <TextLink key="space" link={<Link to="/space/$url" params={{ url: space.url }} />}>
                <bdi>{space.name}</bdi>
              </TextLink>,
              sector,
              peopleLabel(i18n, space.companySize),
            ]}
          />
          <Heading level={2} size="md" className={styles.title}>
            <JobTitle title={job.title} />
          </Heading>
        </div>
      </div>
      <div className={styles.promise}>
        {me ? (
          <div id={talentPlaces.act} className={styles.apply} />
        ) : (
          <ApplyLink
            id={job.id}
            returnTo={router.buildLocation({ to: "/jobs", search: { ...closed, job: job.id } }).publicHref}
          />
        )}
        <PromiseLabel>
          <Trans>
            Replies <Plural value={job.replyDays} one="within # day" other="within # days" />
          </Trans>
        </PromiseLabel>
      </div>
      <JobFacts job={job} className={styles.facts} />
      <div id={talentPlaces.evidence} className={styles.evidence} />
      {asksForSomething(job) && (
        <Section title={<Trans>Requirements</Trans>}>
          <JobRequirements job={job} first={4} />
        </Section>
      )}
      <Section title={<Trans>The job</Trans>}>
        <Description text={job.description} lang={job.language} level={4} />
      </Section>
      {job.benefits.length > 0 && (
        <Section title={<Trans>Benefits</Trans>}>
          <JobBenefits job={job} />
        </Section>
      )}
      <LawNote job={job} />
      <Suspense>{me && here && <TalentSide key={job.id} job={job} look="detail" />}</Suspense>
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}
