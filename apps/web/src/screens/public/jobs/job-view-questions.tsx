import { Trans } from "@lingui/react/macro";
import type { ScreeningQuestion } from "@orbita/contract";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import styles from "./job-view.module.css";

type Props = { questions: readonly ScreeningQuestion[]; lang: string };

/** The screening questions, shown before the candidate starts to apply. */
export function JobQuestions({ questions, lang }: Props) {
  return (
    <ol className={styles.questions}>
      {questions.map(({ text, kind, options, mandatory }, at) => (
        <li key={at}>
          <span className={styles.question}>
            <bdi lang={lang}>{text}</bdi>
            {mandatory && (
              <Tag>
                <Trans>Required</Trans>
              </Tag>
            )}
          </span>
          <Text as="span" size="sm" tone="muted">
            {kind === "choice" ? (
              <bdi lang={lang}>{options.join(" / ")}</bdi>
            ) : kind === "yesNo" ? (
              <Trans>Yes or no</Trans>
            ) : (
              <Trans>In your own words</Trans>
            )}
          </Text>
        </li>
      ))}
    </ol>
  );
}
