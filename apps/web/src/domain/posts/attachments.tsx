import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconBriefcase, IconX } from "@tabler/icons-react";
import type { ComposerState } from "./use-composer.ts";
import styles from "./post-composer.module.css";

/** The job post that is attached to the post being written. */
export function Attachments({ composer: { job, setJob } }: { composer: ComposerState }) {
  const { t } = useLingui();
  if (!job) return null;
  return (
    <div className={styles.part}>
      <div className={styles.attached}>
        <span className={styles.attachedSign}>
          <Icon icon={IconBriefcase} />
        </span>
        <p className={styles.attachedWords}>
          <bdi>{job.title}</bdi>
          {job.place && <small>{job.place}</small>}
        </p>
        <IconButton icon={IconX} size="sm" label={t`Remove job`} onClick={() => setJob(null)} />
      </div>
    </div>
  );
}
