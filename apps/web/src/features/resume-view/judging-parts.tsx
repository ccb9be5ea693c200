import { Trans, useLingui } from "@lingui/react/macro";
import type { JudgingSection } from "@orbita/contract/resumes/limits";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Section } from "./section.tsx";
import type { ShownResume } from "./shown-resume.ts";
import styles from "./resume-view.module.css";

/** The AI-written suggestions that the talent shares, always labelled as written by AI. */
export function JudgingParts({ resume }: { resume: ShownResume }) {
  const { t } = useLingui();
  const parts: [JudgingSection, string][] = [
    ["proposedJobPositions", t`Proposed roles`],
    ["proposedTechnicalSkills", t`Proposed skills`],
    ["comments", t`Comments`],
    ["criticalSummary", t`Critical reading`],
    ["aiquestions", t`Questions and answers`],
    ["questions", t`Interview questions`],
  ];
  return parts.map(([name, title]) => {
    const items = resume[name] ?? [];
    return items.length === 0 ? null : (
      <Section key={name} title={title} figure={<AiLabel>{t`Written by AI`}</AiLabel>}>
        <ul className={styles.entries}>
          {items.map(({ id, text, motivation, answer }) => (
            <li key={id}>
              <Text weight="medium">{text}</Text>
              {motivation && (
                <Text size="sm" tone="muted" className={styles.said}>
                  {motivation}
                </Text>
              )}
              {answer && (
                <Text size="md" className={styles.said}>
                  <Trans>Answer:</Trans> {answer}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}
