import { useLingui } from "@lingui/react/macro";
import type { ApplicationStatus, MyWholeApplication } from "@orbita/contract";
import { openStatuses } from "@orbita/contract/applications/states";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { stateNames } from "~/domain/applications/state-names.ts";
import styles from "./stage-track.module.css";

type Props = {
  status: ApplicationStatus;
  steps: MyWholeApplication["steps"];
  className?: string | undefined;
};

/** The stages of an application as dots. Filled: reached; accent: current; ring: not reached yet; dashed ring: skipped. */
export function StageTrack({ status, steps, className }: Props) {
  const { t, i18n } = useLingui();
  const stages: readonly ApplicationStatus[] = status === "hired" ? [...openStatuses, "hired"] : openStatuses;
  const now = stages.indexOf(status);
  const reached = new Set(steps.map(({ to }) => to));
  return (
    <ol aria-label={t({ message: "Status", context: "application" })} className={cx(styles.track, className)}>
      {stages.map((stage, at) => {
        const name = i18n._(stateNames[stage]);
        return (
          <li
            key={stage}
            aria-current={at === now ? "step" : undefined}
            className={cx(at < now && (reached.has(stage) ? styles.done : styles.skipped), at === now && styles.now)}
          >
            <i aria-hidden="true" />
            <span aria-hidden={at < now}>{name}</span>
            {at < now && (
              <VisuallyHidden>{reached.has(stage) ? t`${name}, completed` : t`${name}, skipped`}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}
