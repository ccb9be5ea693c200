import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, ApplicationStatus, OpenStatus, Verdict } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { useStageNames } from "./use-stage-names.ts";
import { formatYears } from "~/domain/resumes/periods.ts";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import styles from "./profile.module.css";

/** Default names of the board's lanes, in the plural. A Space can rename its stages. */
const laneWords: Record<OpenStatus, MessageDescriptor> = {
  submitted: msg({ message: "Received", context: "several applications" }),
  inReview: msg({ message: "In review", context: "several applications" }),
  shortlisted: msg({ message: "Shortlisted", context: "several applications" }),
  interview: msg({ message: "Interview", context: "several applications" }),
  offer: msg({ message: "Offer", context: "several applications" }),
};

/** Names of the stages, by default or as the Space renamed them: `stateOf` for one application, `laneOf` for a lane of applications. */
export function useStateNames() {
  const { i18n } = useLingui();
  const { nameOf, hasOwn } = useStageNames();
  const laneOf = (status: OpenStatus): string => (hasOwn(status) ? nameOf(status) : i18n._(laneWords[status]));
  return {
    stateOf: (status: ApplicationStatus): string => nameOf(status),
    ownOf: (status: ApplicationStatus): string | undefined => (hasOwn(status) ? nameOf(status) : undefined),
    laneOf,
  };
}
export type StateNames = ReturnType<typeof useStateNames>;

/**
 * City and years of experience of a candidate. A blind application shows the headline instead of the city, because the city could identify the
 * person.
 */
export function ProfileSummary({ card }: { card: ApplicationCard }) {
  const { i18n } = useLingui();
  const span = card.years === null ? null : <Years years={card.years} shown={formatYears(i18n.locale, card.years)} />;
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

/** Returns a text that counts the unmet requirements, because `EvidenceStrip` shows them by colour alone. */
export function useGapText() {
  const { t } = useLingui();
  return (verdicts: readonly Verdict[]): string => {
    if (verdicts.length === 0) return t`No requirements`;
    const of = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
    const [not, related, unknown] = [of("notMet"), of("related"), of("unknown")];
    const gaps = [
      ...(not > 0 ? [t`${plural(not, { one: "# not met", other: "# not met" })}`] : []),
      ...(related > 0 ? [t`${plural(related, { one: "# related", other: "# related" })}`] : []),
      ...(unknown > 0 ? [t`${plural(unknown, { one: "# not found", other: "# not found" })}`] : []),
    ];
    return gaps.length === 0 ? t`All met` : gaps.join(", ");
  };
}
