import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldChange } from "./difference.ts";
import styles from "./back-office.module.css";

/** "Phone: 0100 → 0142", with the old value struck through. */
export function ChangeLine({ line: { name, from, to, hidden } }: { line: FieldChange }) {
  const { t } = useLingui();
  if (hidden)
    return (
      <p>
        <Trans>{name}: changed, its value is not kept</Trans>
      </p>
    );
  return (
    <p>
      {name && `${name}: `}
      {from !== null && (
        <s aria-label={t`before: ${from}`}>
          <bdi>{from}</bdi>
        </s>
      )}
      {from !== null && " → "}
      <bdi>{to ?? t`nothing`}</bdi>
    </p>
  );
}

export function ChangeLines({ lines }: { lines: readonly FieldChange[] }) {
  return (
    <div className={styles.changes}>
      {lines.map((line) => (
        <ChangeLine key={line.column} line={line} />
      ))}
    </div>
  );
}
