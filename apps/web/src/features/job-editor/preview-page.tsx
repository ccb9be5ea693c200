import { Trans } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Description } from "~/features/jobs/description.tsx";
import { JobFacts } from "~/features/jobs/job-facts.tsx";
import { JobTitle } from "~/features/jobs/job-title.tsx";
import styles from "./editor.module.css";

/** A small preview of the first part of a post's page. */
export function PreviewPage({ job }: { job: JobPost }) {
  return (
    <>
      <Text size="sm" tone="muted">
        <bdi>{job.space.name}</bdi>
      </Text>
      <Heading level={3} size="sm">
        {job.title ? <JobTitle title={job.title} /> : <Trans>Untitled</Trans>}
      </Heading>
      <JobFacts job={job} className={styles.previewFacts} />
      <Description text={job.description} />
    </>
  );
}
