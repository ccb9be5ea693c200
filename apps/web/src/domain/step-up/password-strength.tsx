import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useEffect, useState } from "react";
import styles from "./new-password.module.css";

const words: readonly MessageDescriptor[] = [
  msg`Very easy to guess`,
  msg`Easy to guess`,
  msg`Could be stronger`,
  msg`Hard to guess`,
  msg`Very hard to guess`,
];

/**
 * The score of a password. It is debounced, so that typing stays fast, and the last score stays until the next.
 * Null if the password is empty or the estimator failed to load.
 */
function useStrength(password: string, own: readonly string[]): number | null {
  const [score, setScore] = useState<number | null>(null);
  const ownWords = own.join(" ");
  useEffect(() => {
    if (password === "") return setScore(null);
    let current = true;
    const timer = setTimeout(() => {
      void import("./estimate-strength.ts").then(
        ({ estimateStrength }) =>
          current && setScore(estimateStrength(password, ownWords.split(/[\s@.]+/).filter(Boolean))),
        () => undefined,
      );
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, ownWords]);
  return score;
}

/** The estimated strength. It is only advice: the rules decide whether a password is accepted. */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const { t, i18n } = useLingui();
  const score = useStrength(password, own);
  const said = score === null ? null : words[score];
  return (
    <div className={styles.strength}>
      {score !== null && said && (
        <>
          <ProgressBar value={score + 1} max={words.length} label={t`Password strength`} />
          <Text as="span" size="sm" tone="muted" nowrap>
            <span role="status">{i18n._(said)}</span>
          </Text>
        </>
      )}
    </div>
  );
}
