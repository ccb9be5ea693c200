import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, ApplicationStatus, OpenStatus, Verdict } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { useStageNames } from "~/features/candidate/use-stage-names.ts";
import { formatYears } from "~/features/resume/periods.ts";
import styles from "./profile.module.css";

/** What lies in a lane, all of it. */
const laneWords: Record<OpenStatus, MessageDescriptor> = {
  submitted: msg({ message: "Received", context: "several applications" }),
  inReview: msg({ message: "In review", context: "several applications" }),
  shortlisted: msg({ message: "Shortlisted", context: "several applications" }),
  interview: msg({ message: "Interview", context: "several applications" }),
  offer: msg({ message: "Offer", context: "several applications" }),
};

/** How this Space calls one that stands there, and all that do. */
export function useNames() {
  const { i18n } = useLingui();
  const { nameOf, hasOwn } = useStageNames();
  const laneOf = (status: OpenStatus): string => (hasOwn(status) ? nameOf(status) : i18n._(laneWords[status]));
  return {
    stateOf: (status: ApplicationStatus): string => nameOf(status),
    ownOf: (status: ApplicationStatus): string | undefined => (hasOwn(status) ? nameOf(status) : undefined),
    laneOf,
  };
}
export type Names = ReturnType<typeof useNames>;

/** Where somebody is and for how long they have worked; while that says too much, as what. */
export function ProfileWords({ card }: { card: ApplicationCard }) {
  const { t, i18n } = useLingui();
  const worked = card.years === null ? null : formatYears(i18n.locale, card.years);
  const span = worked === null ? null : t`${worked} years`;
  if (card.blind && card.headline && span)
    return (
      <span className={styles.profile}>
        <span className={styles.headline}>{card.headline},</span>
        <span> {span}</span>
      </span>
    );
  if (card.blind) return <>{card.headline ?? span}</>;
  const where = card.city ?? card.headline;
  return (
    <>
      {where}
      {where && span && <Sep />}
      {span}
    </>
  );
}

/** The gaps in words; a strip says them by colour alone. */
export function useGapWords() {
  const { t } = useLingui();
  return (verdicts: readonly Verdict[]): string => {
    const not = verdicts.filter((verdict) => verdict === "notMet").length;
    const unknown = verdicts.filter((verdict) => verdict === "unknown").length;
    if (verdicts.length === 0) return t`nothing is asked for`;
    if (not === 0 && unknown === 0) return t`all there`;
    if (not === 0) return t`${unknown} not known`;
    return unknown === 0 ? t`${not} no` : t`${not} no, ${unknown} not known`;
  };
}
