import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState, type KeyboardEvent } from "react";
import { buildQuery, noParts, type TalentQueryParts } from "./build-query.ts";
import styles from "./page.module.css";

/** A form that builds a query for users who do not know the query operators. */
export function QueryBuilder({ onBuilt }: { onBuilt: (text: string) => void }) {
  const { t } = useLingui();
  const [parts, setParts] = useState(noParts);
  const text = buildQuery(parts);
  const build = () => text && onBuilt(text);
  /** On Enter, builds the query. The builder is inside the search form, which Enter must not submit. */
  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    build();
  }
  const field = (name: keyof TalentQueryParts, label: string, hint?: string) => (
    <TextField
      size="sm"
      label={label}
      hint={hint}
      maxLength={200}
      value={parts[name]}
      onKeyDown={onKey}
      onChange={(event) => setParts({ ...parts, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.builder}>
      {field("all", t`All of these words`)}
      {field("any", t`Any of these`, t`Separate with commas`)}
      {field("exact", t`This exact phrase`)}
      {field("none", t`Without`)}
      {text && (
        <p className={styles.built}>
          <code>{text}</code>
        </p>
      )}
      <p className={styles.syntax}>
        <Trans>
          You can also enter the search directly in the search field, with “exact words” in quotation marks, OR, NOT and
          parentheses.
        </Trans>
      </p>
      <Button variant="primary" size="sm" disabled={!text} onClick={build}>
        <Trans>Search</Trans>
      </Button>
    </div>
  );
}
