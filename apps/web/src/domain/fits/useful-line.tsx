import { Trans } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import { fitsInBlock } from "./fits-block.tsx";
import { jobFitsQuery } from "./queries.ts";
import { ToResume } from "./to-resume.tsx";
import { useJobsAskingText, useStepText } from "./use-step-text.ts";
import styles from "./fits-block.module.css";

/**
 * The line that would help with most of the jobs that fit, for the card "Your CV" on a talent's start page. Renders nothing if there is
 * nothing to write.
 */
export function UsefulLine() {
  const { data } = useQuery(jobFitsQuery(0, fitsInBlock));
  const { nameOf } = useRequirementLabels();
  const stepText = useStepText();
  const jobsAskingText = useJobsAskingText();
  const best = data?.steps.find(({ step }) => step.section !== null);
  if (!data || !best) return null;
  return (
    <div>
      <Text size="xs" weight="medium" tone="muted">
        <Trans>The most useful line to add</Trans>
      </Text>
      <Heading level={3} size="xs" className={styles.name}>
        <bdi>{nameOf(best.requirement)}</bdi>
      </Heading>
      <Text size="md">
        {[jobsAskingText(best.step.jobs, data.totalElements), stepText(best)].filter(Boolean).join(" ")}
      </Text>
      <div className={styles.act}>
        <ToResume step={best.step} />
      </div>
    </div>
  );
}
