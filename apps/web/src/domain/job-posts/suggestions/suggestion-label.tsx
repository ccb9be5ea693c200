import { Trans } from "@lingui/react/macro";
import { splitLabel } from "./split-label.ts";
import type { TypedSuggestion } from "./find-suggestions.ts";
import styles from "./job-suggestions.module.css";

/** A text with the typed part light and the rest strong. */
export function CompletedText({ text, typed }: { text: string; typed: string }) {
  const [before, own, after] = splitLabel(text, typed) ?? ["", "", text];
  return (
    <>
      {before}
      {own && <span className={styles.typed}>{own}</span>}
      <b className={styles.completion}>{after}</b>
    </>
  );
}

type LabelProps = { suggestion: TypedSuggestion; language: "it" | "en" };

/** The label of a suggestion: the words that stay, the completed name, and why it fits if the name does not show it. */
export function SuggestionLabel({ suggestion, language }: LabelProps) {
  const { label, typed, from, matched, corrected } = suggestion;
  const why = corrected ? <Trans>similar name</Trans> : matched && <bdi>{matched}</bdi>;
  return (
    <>
      <bdi>
        {from > 0 && <span className={styles.typed}>{typed.slice(0, from)}</span>}
        <CompletedText text={label[language]} typed={corrected ? "" : typed.slice(from)} />
      </bdi>
      {why && <span className={styles.why}> {why}</span>}
    </>
  );
}
