import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence } from "@orbita/contract";
import { yearsOf } from "@orbita/contract/resumes/duration";
import { useNow } from "~/shell/format/use-now.ts";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import styles from "./evidence.module.css";

/**
 * The total years of all positions in the CV that mention a skill. Renders nothing if one position alone accounts for the total.
 */
export function TotalYears({ evidence: { requirement, years, lines } }: { evidence: Evidence }) {
  const { labelOf } = useRequirementLabels();
  const now = useNow();
  if (years === null || years === 0) return null;
  const own = lines[0]?.section === "experience" ? yearsOf(lines[0], new Date(now)) : null;
  const total = Math.round(years * 10) / 10;
  if (own !== null && Math.abs(own - total) < 0.15) return null;
  const skill = labelOf(requirement.label);
  return (
    <p className={styles.small}>
      <Trans>
        <Plural value={total} one="# year" other="# years" /> in total, across roles that mention {skill}
      </Trans>
    </p>
  );
}
