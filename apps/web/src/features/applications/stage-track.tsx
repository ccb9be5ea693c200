import { useLingui } from "@lingui/react/macro";
import type { ApplicationStatus } from "@orbita/contract";
import { openStatuses } from "@orbita/contract/applications/states";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { stateNames } from "~/features/application-state/state-words.ts";
import styles from "./stage-track.module.css";

type Props = { status: ApplicationStatus; className?: string | undefined };

/** How far it came: the filled dot in accent is now, a ring is yet to come. */
export function StageTrack({ status, className }: Props) {
  const { t, i18n } = useLingui();
  const stages: readonly ApplicationStatus[] = status === "hired" ? [...openStatuses, "hired"] : openStatuses;
  const now = stages.indexOf(status);
  return (
    <ol aria-label={t({ message: "State", context: "application" })} className={cx(styles.track, className)}>
      {stages.map((stage, at) => (
        <li
          key={stage}
          aria-current={at === now ? "step" : undefined}
          className={cx(at < now && styles.done, at === now && styles.now)}
        >
          <i aria-hidden="true" />
          <span>{i18n._(stateNames[stage])}</span>
          {at < now && <VisuallyHidden>{t`, passed`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
