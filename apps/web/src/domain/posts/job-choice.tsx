import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQueries } from "@tanstack/react-query";
import { liveQuery } from "~/domain/job-posts/queries.ts";
import type { AttachedJob } from "./content.ts";
import type { AuthorSpace } from "./author-spaces.ts";
import styles from "./post-composer.module.css";

type Props = { spaces: readonly AuthorSpace[]; onPick: (job: AttachedJob) => void; onClose: () => void };

/** Selects a published job post of a Space that the user may write for. */
export function JobChoice({ spaces, onPick, onClose }: Props) {
  const { t } = useLingui();
  const answers = useQueries({ queries: spaces.map(({ id }) => liveQuery(id)) });
  const waiting = answers.some(({ isPending }) => isPending);
  const jobs = answers.flatMap(({ data }, index) => (data ?? []).map((job) => ({ job, space: spaces[index]! })));
  return (
    <Dialog
      opened
      width={520}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Attach a job`}
      description={t`Jobs that people can apply to now.`}
    >
      {waiting && <LoadingList label={t`Loading`} rows={3} shape="none" />}
      {!waiting && jobs.length === 0 && (
        <p>
          <Trans>You have no published jobs at the moment.</Trans>
        </p>
      )}
      <ul className={styles.jobs}>
        {jobs.map(({ job, space }) => (
          <li key={job.id}>
            <Button
              variant="quiet"
              block
              className={styles.job}
              onClick={() => onPick({ id: job.id, title: job.title, place: job.location?.city ?? null })}
            >
              <span>
                <bdi>{job.title}</bdi>
                <Text as="span" size="sm" tone="muted">
                  <bdi>{space.name}</bdi>
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
