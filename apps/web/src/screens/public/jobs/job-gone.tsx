import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import type { JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import type { ClosedJob } from "./load-job.ts";
import { LazySimilarJobs } from "./lazy-similar-jobs.tsx";
import styles from "./job-gone.module.css";

/** The page of a post that was never public or is no longer shown to anybody. */
export function JobGone() {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1}>
      <StateView
        page
        level={1}
        kind="notFound"
        title={t`This job is no longer open`}
        actions={
          <ButtonLink variant="primary" link={<Link to="/jobs" />}>
            <Trans>See open jobs</Trans>
          </ButtonLink>
        }
      >
        <Trans>This job has been closed or withdrawn.</Trans>
      </StateView>
    </main>
  );
}

type Props = { closed: ClosedJob; similar: readonly JobSummary[]; now: number };

/** The page of a closed post: its title and Space, and similar open jobs. */
export function JobClosed({ closed: { title, space, spaceUrl }, similar, now }: Props) {
  const { t } = useLingui();
  return (
    <Page as="main">
      <StateView
        level={1}
        kind="notFound"
        title={t`This job is no longer open`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/jobs" />}>
              <Trans>See open jobs</Trans>
            </ButtonLink>
            <ButtonLink variant="outline" link={<Link to="/space/$url" params={{ url: spaceUrl }} />}>
              <bdi>{space}</bdi>
            </ButtonLink>
          </>
        }
      >
        <Trans>
          <b>{title}</b> at {space} has been closed. You can no longer apply.
        </Trans>
      </StateView>
      <LazySimilarJobs jobs={similar} now={now} className={styles.similar} />
    </Page>
  );
}
