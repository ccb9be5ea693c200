import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldChange } from "./difference.ts";
import styles from "./back-office.module.css";

/** One changed field, for example "Phone: 0100 → 0142", with the old value struck through. */
export function ChangeLine({ line: { name, from, to, hidden } }: { line: FieldChange }) {
  const { t } = useLingui();
  if (hidden)
    return (
      <p>
        <Trans>{name} changed (value not stored)</Trans>
      </p>
    );
  return (
    <p>
      {name && `${name}: `}
      {from !== null && (
        <s aria-label={t`Before: ${from}`}>
          <bdi>{from}</bdi>
        </s>
      )}
      {from !== null && " → "}
      <bdi>{to ?? t`empty`}</bdi>
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
