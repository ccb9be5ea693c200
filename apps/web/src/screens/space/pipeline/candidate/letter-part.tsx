import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import styles from "./candidate.module.css";

/** The cover note, and the answers to the job post's questions. */
export function LetterPart({ application: { motivation, answers } }: { application: Application }) {
  const { t } = useLingui();
  const said = (answer: string, kind: string): string => {
    if (kind !== "yesNo") return answer || t`No answer`;
    return answer === "yes" ? t`Yes` : answer === "no" ? t`No` : answer || t`No answer`;
  };
  return (
    <div className={styles.panel}>
      {motivation ? (
        <p dir="auto" className={styles.letter}>
          {motivation}
        </p>
      ) : (
        <Text tone="muted">
          <Trans>This application was sent without a cover note.</Trans>
        </Text>
      )}
      {answers.length > 0 && (
        <section aria-labelledby="candidate-answers" className={styles.block}>
          <h3 id="candidate-answers" className={styles.label}>
            <Trans>Answers to your questions</Trans>
          </h3>
          <dl className={styles.answers}>
            {answers.map(({ text, kind, answer }, index) => (
              // The index is the key, because a post may contain the same question twice.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index}>
                <dt>{text}</dt>
                <dd dir="auto">{said(answer, kind)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
