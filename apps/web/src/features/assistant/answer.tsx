import { Trans, useLingui } from "@lingui/react/macro";
import type { AssistantMessage, AssistantQuote, AssistantStatement } from "@orbita/contract";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Comparison } from "./comparison.tsx";
import { EngineLine } from "./engine-line.tsx";
import { Quotes } from "./quote.tsx";
import styles from "./conversation.module.css";

type Going = { onGo: (quote: AssistantQuote) => void; many: boolean };

/** An AI answer, with the quoted lines that support each statement. */
export function Answer({ message: { answer, language }, ...going }: { message: AssistantMessage } & Going) {
  const { t } = useLingui();
  if (!answer)
    return (
      <p className={styles.gone}>
        <Trans>The quoted lines are not there any more.</Trans>
      </p>
    );
  const { kind, text, statements, comparison, engine } = answer;
  const words = text && <p className={styles.words}>{text}</p>;
  // After the statements, the text names the people for whom nothing was found.
  const isRest = kind === "answered" && statements.length > 0 && !comparison;
  return (
    <div className={styles.answer} lang={language}>
      <p className={styles.by}>
        <AiLabel>{t`AI`}</AiLabel>
        {engine.kind === "model" && engine.model && <bdi className={styles.model}>{engine.model}</bdi>}
      </p>
      {!isRest && words}
      <Statements statements={statements} {...going} />
      {isRest && words}
      {comparison && <Comparison comparison={comparison} onGo={going.onGo} />}
      <EngineLine engine={engine} />
    </div>
  );
}

export const Statements = ({ statements, ...going }: { statements: readonly AssistantStatement[] } & Going) =>
  statements.map(({ text, quotes }, at) => (
    <div key={at} className={styles.statement}>
      <p className={styles.words}>{text}</p>
      <Quotes quotes={quotes} {...going} />
    </div>
  ));
