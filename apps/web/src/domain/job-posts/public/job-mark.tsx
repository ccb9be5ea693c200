import { Trans, useLingui } from "@lingui/react/macro";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { formatSince } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { JobSummary } from "./find-jobs.ts";
import { Sponsored } from "./list/sponsored.tsx";

// Loaded after the page, and for signed-in users only.
const ownParts = () => import("../own/own-mark.tsx");
const OwnMark = lazy(() => ownParts().then((module) => ({ default: module.OwnMark })));
const OwnFit = lazy(() => ownParts().then((module) => ({ default: module.OwnFit })));

type Props = {
  job: Pick<JobSummary, "sponsored" | "publishedAt">;
  now: number;
  /** Whether the "Sponsored" label is a button that explains it. Must be false inside a link, where a button is invalid. */
  explained?: boolean;
  /** The job on which a signed-in user's own mark is shown in place of the age: applied, saved or seen. */
  own?: JobSummary | undefined;
  /** Whether signed-in users get a menu to hide the job. */
  menu?: boolean;
};

/** The mark of a job in a list: "Sponsored", or else the user's own mark, or else its age. Every list of jobs shows it (enforced by `job-lists.test.ts`). */
export function JobMark({ own, menu = false, ...props }: Props) {
  const me = useMe();
  const isHydrated = useHydrated();
  const mark = <PublicMark {...props} />;
  if (!own || !me || !isHydrated) return mark;
  return (
    <Suspense fallback={mark}>
      <OwnMark job={own} menu={menu}>
        {mark}
      </OwnMark>
    </Suspense>
  );
}

/** How many requirements of a job the CV of a signed-in user covers. Guests get nothing. */
export function JobFit({ job }: { job: JobSummary }) {
  const me = useMe();
  const isHydrated = useHydrated();
  return <Suspense>{me && isHydrated && <OwnFit job={job} />}</Suspense>;
}

function PublicMark({ job, now, explained = false }: Omit<Props, "own" | "menu">): ReactNode {
  const { i18n } = useLingui();
  if (job.sponsored && explained) return <Sponsored />;
  if (job.sponsored)
    return (
      <SponsoredLabel>
        <Trans>Sponsored</Trans>
      </SponsoredLabel>
    );
  return job.publishedAt && <time dateTime={job.publishedAt}>{formatSince(i18n.locale, job.publishedAt, now)}</time>;
}
