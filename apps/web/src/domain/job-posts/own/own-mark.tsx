import { Trans } from "@lingui/react/macro";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconBookmarkFilled, IconEye, IconEyeOff, IconSend } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { JobSummary } from "../public/find-jobs.ts";
import { FitLine } from "./fit-line.tsx";
import { useFitCounts } from "./fit-counts.ts";
import { HideMenu } from "./hide-menu.tsx";
import { useJobMarks } from "./job-marks.ts";
import styles from "./own-mark.module.css";

type Mark = "hidden" | "applied" | "saved" | "seen";
const icons: Record<Mark, IconShape> = {
  hidden: IconEyeOff,
  applied: IconSend,
  saved: IconBookmarkFilled,
  seen: IconEye,
};

/** The user's strongest mark on the job. Null if they have none. */
function useMark({ id, spaceId }: JobSummary): Mark | null {
  const marks = useJobMarks();
  if (!marks) return null;
  if (marks.hiddenJobs.has(id) || marks.hiddenSpaces.has(spaceId)) return "hidden";
  if (marks.applied.has(id)) return "applied";
  if (marks.saved.has(id)) return "saved";
  return marks.seen.has(id) ? "seen" : null;
}

type Props = { job: JobSummary; menu: boolean; children: ReactNode };

/**
 * The end of a job's row for a signed-in user: their own mark in place of the age (`children`), and the menu that hides the job. A
 * sponsored job keeps its label.
 */
export function OwnMark({ job, menu, children }: Props) {
  const mark = useMark(job);
  return (
    <span className={styles.end}>
      {mark && !job.sponsored ? (
        <span
          className={cx(styles.mark, mark === "hidden" ? undefined : styles[mark])}
          data-quiet-title={mark === "seen" || undefined}
        >
          <Icon icon={icons[mark]} size="xs" />
          {mark === "hidden" ? (
            <Trans>Hidden</Trans>
          ) : mark === "applied" ? (
            <Trans>Application sent</Trans>
          ) : mark === "saved" ? (
            <Trans>Saved</Trans>
          ) : (
            <Trans>Seen</Trans>
          )}
        </span>
      ) : (
        children
      )}
      {menu && <HideMenu job={job} look="row" />}
    </span>
  );
}

/** How many requirements of the job the user's CV covers, in the job's row. */
export function OwnFit({ job: { id } }: { job: Pick<JobSummary, "id"> }) {
  const fit = useFitCounts(id);
  return fit && <FitLine fit={fit} />;
}
