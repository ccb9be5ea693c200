import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import type {
  AssistantExchange,
  AssistantQuote,
  AssistantStatement,
  AiEngine,
  AiFallbackReason,
} from "@orbita/contract";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Comparison } from "./comparison.tsx";
import { Quotes } from "./quote.tsx";
import styles from "./conversation.module.css";

type AnswerQuoteProps = { onGo: (quote: AssistantQuote) => void; many: boolean };

/** An AI answer, with the quoted lines that support each statement. */
export function Answer({ message: { answer, language }, ...going }: { message: AssistantExchange } & AnswerQuoteProps) {
  const { t } = useLingui();
  if (!answer)
    return (
      <p className={styles.gone}>
        <Trans>The quoted lines no longer exist.</Trans>
      </p>
    );
  const { kind, text, statements, comparison, engine } = answer;
  const words = text && <p className={styles.words}>{text}</p>;
  // If an answer has statements, its `text` only says what was not found: people without a match, or requirements that the CV does
  // not mention. So it comes after the statements.
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

export const Statements = ({
  statements,
  ...going
}: { statements: readonly AssistantStatement[] } & AnswerQuoteProps) =>
  statements.map(({ text, quotes }, at) => (
    <div key={at} className={styles.statement}>
      <p className={styles.words}>{text}</p>
      <Quotes quotes={quotes} {...going} />
    </div>
  ));

/** Explains why the answer, or a part of it, was found without the AI model. */
function EngineLine({ engine: { kind, note } }: { engine: AiEngine }) {
  const { t } = useLingui();
  const words: Record<AiFallbackReason, string> = {
    fellBack:
      kind === "model"
        ? t`The AI model stopped halfway. The rest of the answer was found without it.`
        : t`The AI model gave no usable answer, so this answer was found without it.`,
    overBudget: t`This month’s budget for the AI model is used up, so this answer was found without it.`,
    noConsent: t`Answered without the AI model: not everyone agreed to let these lines leave ${productName}.`,
    switchedOff: t`Answered without the AI model, which is turned off.`,
  };
  return note && <p className={styles.quiet}>{words[note]}</p>;
}
