import { Trans } from "@lingui/react/macro";
import type { TypedSuggestion } from "./find-suggestions.ts";
import styles from "./job-suggestions.module.css";

const plain = (text: string): string => {
  const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // Positions in the plain text must be positions in the label.
  return bare.length === text.length ? bare : text.toLowerCase();
};

/** The parts of a label: before the typed words, the typed words, and after them. */
type LabelParts = readonly [before: string, typed: string, after: string];

/** Splits a label at the typed text, which begins one of its words; null if no word does. Ignores accents and case. */
export function splitLabel(label: string, typed: string): LabelParts | null {
  const [name, wanted] = [plain(label), plain(typed.trim())];
  if (wanted === "") return null;
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!/[\p{L}\p{N}]$/u.test(name.slice(0, at))) return [label.slice(0, at), label.slice(at, end), label.slice(end)];
  }
  return null;
}

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
