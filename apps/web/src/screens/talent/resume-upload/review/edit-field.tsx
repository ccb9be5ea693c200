import { Trans, useLingui } from "@lingui/react/macro";
import { languageText, type Proposal } from "@orbita/contract/resume-uploads/proposal";
import { Button } from "@orbita/ui/base/button.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { isPeriod, PeriodControl } from "./period-control.tsx";
import { useReview } from "./review-context.ts";
import { languageOf, useReviewFieldLabels } from "./use-review-field-labels.ts";
import styles from "./proposals.module.css";

const long = ["summary", "description", "task", "thesis"];
const levels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;

/** Edits the value of a proposal: Enter saves, Escape cancels. */
export function EditField({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const { decisions, decide } = useReview();
  const { path, field } = proposal;
  const before = decisions[path];
  const [value, setValue] = useState(before?.kind === "edit" ? before.value : proposal.value);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), []);
  const wrong = field === "period" ? !isPeriod(value) : value.trim() === "";
  function keep(): void {
    if (wrong) return;
    const same = value.trim() === proposal.value;
    decide({ [path]: same ? { kind: "accept" } : { kind: "edit", value: value.trim() } });
    onDone();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Letters typed here are input and must not trigger the list's keyboard shortcuts.
    event.stopPropagation();
    if (event.key === "Escape") onDone();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and letters typed in its fields
    <form
      ref={form}
      noValidate
      className={styles.edit}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Control proposal={proposal} value={value} onChange={setValue} wrong={wrong} />
      <span className={styles.editActs}>
        <Button size="sm" variant="primary" type="submit" disabled={wrong}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </form>
  );
}

type ControlProps = { proposal: Proposal; value: string; onChange: (value: string) => void; wrong: boolean };

function Control({ proposal, value, onChange, wrong }: ControlProps) {
  const { t } = useLingui();
  const words = useReviewFieldLabels();
  const label = words.label(proposal);
  if (proposal.field === "period") return <PeriodControl value={value} onChange={onChange} wrong={wrong} />;
  if (proposal.field === "language") {
    const { code, level } = languageOf(value);
    return (
      <NativeSelect
        label={words.value(proposal, languageText(code, null, false))}
        value={level}
        onChange={(event) => onChange(`${code}:${event.target.value}`)}
        options={[
          { value: "", label: t`Level not specified` },
          ...levels.map((one) => ({ value: one, label: one === "native" ? t`Native` : one })),
        ]}
      />
    );
  }
  const shared = { label, hideLabel: true, value, maxLength: 5_000 } as const;
  return long.includes(proposal.field) ? (
    <TextArea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...shared} size="sm" onChange={(event) => onChange(event.target.value)} />
  );
}
