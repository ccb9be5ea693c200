import { Trans, useLingui } from "@lingui/react/macro";
import type { MyWholeApplication } from "@orbita/contract";
import { isOpen } from "@orbita/contract/applications/states";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { StateBadge } from "~/domain/applications/state-badge.tsx";
import { Readers } from "~/domain/applications/readers.tsx";
import { ThreadSection } from "~/domain/messages/thread-section.tsx";
import { LazyMyInterviews } from "~/domain/interviews/lazy-my-interviews.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";
import { ApplicationDetailActions } from "./application-detail-actions.tsx";
import { StageTrack } from "./stage-track.tsx";
import { StateNote } from "./state-note.tsx";
import { StepTimeline } from "./step-timeline.tsx";
import { Verification } from "./verification.tsx";
import styles from "./detail.module.css";

type Props = { application: MyWholeApplication; now: number };

/** A sent application: current stage, timeline, and the documents sent with it. */
export function ApplicationDetail({ application, now }: Props) {
  const { status } = application;
  return (
    <Card as="article">
      <div className={styles.body}>
        <Head application={application} />
        {isOpen(status) || status === "hired" ? (
          <StageTrack status={status} steps={application.steps} className={styles.track} />
        ) : (
          <p className={styles.ended}>
            <StateBadge status={status} />
          </p>
        )}
        <StateNote application={application} now={now} />
        <LazyMyInterviews subject={{ applicationId: application.id }} />
        <Heading level={3} size="xs" className={styles.heading}>
          <Trans>Timeline</Trans>
        </Heading>
        <StepTimeline application={application} now={now} />
        <Verification id={application.id} />
        <ThreadSection spaceId={null} id={application.id} />
        {application.readers.length > 0 && (
          <div className={styles.readers}>
            <Readers readers={application.readers} level={3} />
          </div>
        )}
      </div>
      <Card.Foot>
        <ApplicationDetailActions application={application} />
      </Card.Foot>
    </Card>
  );
}

function Head({ application: { jobPost, code } }: { application: MyWholeApplication }) {
  const { i18n } = useLingui();
  const { space, title, salaryMin, salaryMax } = jobPost;
  const pay = formatPay(i18n.locale, salaryMin, salaryMax);
  return (
    <div className={styles.head}>
      <SpaceAvatar name={space.name} seed={space.id} src={space.logo ? imageUrl(space.logo, 96) : undefined} />
      <div className={styles.titles}>
        <Heading level={2} size="sm">
          <Link to="/jobs/$id" params={{ id: jobPost.id }} className={styles.title}>
            <JobTitle title={title} />
          </Link>
        </Heading>
        <Meta
          size="md"
          items={[
            <TextLink key="space" link={<Link to="/space/$url" params={{ url: space.url }} />}>
              <bdi>{space.name}</bdi>
            </TextLink>,
            pay && <bdi key="pay">{pay}</bdi>,
            <Trans key="code">code {code}</Trans>,
          ]}
        />
      </div>
    </div>
  );
}
