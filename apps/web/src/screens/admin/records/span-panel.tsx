import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { DateField } from "@orbita/ui/fields/date-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState, type FormEvent } from "react";
import styles from "./back-office.module.css";

type Props = { kind: "date" | "number"; value: string | undefined; onApply: (value: string) => void };

/** A filter for a range of days or numbers. */
export function SpanPanel({ kind, value, onApply }: Props) {
  const { t } = useLingui();
  const [first, last] = value?.includes("..") ? value.split("..") : ["", ""];
  const [from, setFrom] = useState(first ?? "");
  const [to, setTo] = useState(last ?? "");
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // If only one day is filled in, the filter is that single day; number ranges may be open at one end.
    if (kind === "date" && (from || to)) onApply([from || to, to || from].toSorted().join(".."));
    if (kind === "number" && (from || to)) onApply(`${from}..${to}`);
  }
  const ends = [
    { label: t({ message: "From", context: "a span" }), value: from, set: setFrom },
    { label: t({ message: "To", context: "a span" }), value: to, set: setTo },
  ];
  return (
    <form className={styles.span} onSubmit={submit}>
      {ends.map(({ label, value: end, set }) =>
        kind === "date" ? (
          <DateField key={label} size="sm" label={label} value={end} onChange={set} openLabel={t`Open calendar`} />
        ) : (
          <TextField
            key={label}
            size="sm"
            label={label}
            inputMode="numeric"
            value={end}
            onChange={(event) => set(event.currentTarget.value.replaceAll(/\D/g, ""))}
          />
        ),
      )}
      <Button type="submit" size="sm" variant="primary">
        <Trans context="a filter">Apply</Trans>
      </Button>
    </form>
  );
}
