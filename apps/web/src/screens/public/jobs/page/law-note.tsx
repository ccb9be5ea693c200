import { Trans } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import styles from "./job-detail.module.css";

/** The legal notice required under every ad. */
export function LawNote({ job }: { job: Pick<JobPost, "partlyByAi"> }) {
  return (
    <p className={styles.law}>
      <Trans>
        This job is open to people of all genders (D.Lgs. 198/2006). Salary and collective agreement (CCNL) are stated
        under D.Lgs. 96/2026. The employer may not ask you what you earn now.
      </Trans>{" "}
      {job.partlyByAi && <Trans>Parts of this text were written with AI.</Trans>}
    </p>
  );
}
