import { Trans, useLingui } from "@lingui/react/macro";
import type { AssessmentSection } from "@orbita/contract/resumes/limits";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { quotedLine } from "../quoted-line.ts";
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
          {items.map((item) => (
            <li key={item.id}>
              <Text weight="medium">{item.text}</Text>
              {quotedLine(item) && (
                <Text size="sm" tone="muted" className={styles.line}>
                  <q>{quotedLine(item)}</q>
                </Text>
              )}
              {item.motivation && (
                <Text size="sm" tone="muted" className={styles.said}>
                  {item.motivation}
                </Text>
              )}
              <Answer answer={item.answer} />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

function Answer({ answer }: { answer: string | null }) {
  if (!answer) return null;
  return (
    <Text size="md" className={styles.said}>
      <Trans>Answer: {answer}</Trans>
    </Text>
  );
}
