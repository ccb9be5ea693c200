import { Trans, useLingui } from "@lingui/react/macro";
import type { AssessmentSection } from "@orbita/contract/resumes/limits";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Section } from "./section.tsx";
import type { VisibleResume } from "./shown-resume.ts";
import styles from "./resume-view.module.css";

/** The automatic suggestions that the talent shares. They are always labelled as suggested automatically. */
export function JudgingParts({ resume }: { resume: VisibleResume }) {
  const { t } = useLingui();
  const parts: [AssessmentSection, string][] = [
    ["proposedJobPositions", t`Suggested roles`],
    ["proposedTechnicalSkills", t`Suggested skills`],
    ["comments", t`Comments`],
    ["criticalSummary", t`Critical review`],
    ["aiquestions", t`Questions and answers`],
    ["questions", t`Interview questions`],
  ];
  return parts.map(([name, title]) => {
    const items = resume[name] ?? [];
    return items.length === 0 ? null : (
      <Section key={name} title={title} figure={<Tag>{t`Suggested automatically`}</Tag>}>
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
                  <Trans>Answer: {answer}</Trans>
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}
