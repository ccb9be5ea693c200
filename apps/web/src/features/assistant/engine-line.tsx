import { useLingui } from "@lingui/react/macro";
import type { AiEngine, AiNote } from "@orbita/contract";
import styles from "./conversation.module.css";

/** Explains why the answer was found without the model. */
export function EngineLine({ engine: { kind, note } }: { engine: AiEngine }) {
  const { t } = useLingui();
  const words: Record<AiNote, string> = {
    fellBack:
      kind === "model"
        ? t`The model stopped half way: the rest was found without it.`
        : t`The model gave no usable answer: this was found without it.`,
    overBudget: t`This month’s budget for the model is used up: this was found without it.`,
    noConsent: t`Found without a model: not everybody agreed that these lines leave Orbita.`,
    switchedOff: t`Found without a model: it is switched off.`,
  };
  return note && <p className={styles.quiet}>{words[note]}</p>;
}
