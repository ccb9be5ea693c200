import { useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { IconArrowUpRight, IconShare2, IconX } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { jobsLink } from "./jobs-link.tsx";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { SaveJob } from "~/domain/job-posts/public/save-job.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { useShare } from "~/domain/job-posts/public/page/use-share.ts";
import styles from "./page/job-detail.module.css";

// Loaded for signed-in users only.
const HideMenu = lazy(() =>
  import("~/domain/job-posts/own/hide-menu.tsx").then((module) => ({ default: module.HideMenu })),
);

type Props = { job: JobPost; closed: Partial<JobsSearch> };

/** The actions for a post shown beside its list: save, share, hide, open its page, close. */
export function JobDetailActions({ job, closed }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const page = router.buildLocation({ to: "/jobs/$id", params: { id: job.id } }).publicHref;
  const here = router.buildLocation({ to: "/jobs", search: { ...closed, job: job.id } }).publicHref;
  const share = useShare();
  const me = useMe();

  return (
    <div className={styles.acts}>
      <SaveJob id={job.id} returnTo={here} />
      <IconButton
        icon={IconShare2}
        label={t`Share this job`}
        onClick={() => void share(new URL(page, window.location.href).href, job.title)}
      />
      <Suspense>{me && <HideMenu job={job} look="icon" />}</Suspense>
      <IconLink
        icon={IconArrowUpRight}
        label={t`Open page for ${job.title}`}
        link={<Link to="/jobs/$id" params={{ id: job.id }} />}
      />
      <IconLink icon={IconX} label={t`Close`} className={styles.close} link={jobsLink(closed)} />
    </div>
  );
}
