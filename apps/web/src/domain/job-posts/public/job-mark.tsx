import { Trans, useLingui } from "@lingui/react/macro";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { formatSince } from "~/shell/format/format.ts";
import type { JobSummary } from "./find-jobs.ts";
import { Sponsored } from "./list/sponsored.tsx";

type Props = {
  job: Pick<JobSummary, "sponsored" | "publishedAt">;
  now: number;
  /** Whether the "Sponsored" label is a button that explains it. Must be false inside a link, where a button is invalid. */
  explained?: boolean;
};

/** The mark of a job in a list: "Sponsored", or else its age. Every list of jobs shows it (enforced by `job-lists.test.ts`). */
export function JobMark({ job, now, explained = false }: Props) {
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
