import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import type { JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { JobRow } from "~/domain/job-posts/public/list/job-row.tsx";

export type SimilarProps = { jobs: readonly JobSummary[]; now: number; className?: string | undefined };

export function SimilarJobs({ jobs, now, className }: SimilarProps) {
  const { t } = useLingui();
  return (
    <section className={className} aria-labelledby="similar">
      <Heading level={2} size="md" id="similar">
        <Trans>Similar jobs</Trans>
      </Heading>
      <ItemList
        ruled="ink"
        label={t`Similar jobs`}
        items={jobs.map((job) => ({ key: job.id, content: <JobRow job={job} now={now} level={3} from="similar" /> }))}
      />
    </section>
  );
}
