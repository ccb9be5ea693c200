import { Trans, useLingui } from "@lingui/react/macro";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useEffect, useState, type ReactNode } from "react";
import { usePresences } from "~/domain/presence/presence-context.tsx";
import { Writers } from "~/domain/presence/writers.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import styles from "./candidate.module.css";

type Props = {
  label: string;
  hint?: ReactNode;
  begin?: string;
  submitLabel: string;
  onSubmit: (text: string) => Promise<unknown>;
  onCancel?: () => void;
  /** Id of the note that presence reports to colleagues while the user types. */
  noteId: string;
  /** Further fields of the form, below the text of the note. */
  children?: ReactNode;
};

/** Form for a new or changed note; keeps the typed text until it is saved. */
export function CandidateNoteForm({
  label,
  hint,
  begin = "",
  submitLabel,
  onSubmit,
  onCancel,
  noteId,
  children,
}: Props) {
  const { i18n } = useLingui();
  const { write } = usePresences();
  useEffect(() => () => write(null), [write]);
  const [text, setText] = useState(begin);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const count = (value: number) => formatCount(i18n.locale, value);
  async function save(): Promise<void> {
    if (text.trim() === "") return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(text.trim());
      setText("");
      write(null);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={limits.note.max}
        counter={(used, max) => `${count(used)} / ${count(max)}`}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          write(event.currentTarget.value.trim() === begin.trim() ? null : noteId);
        }}
        error={failure === null ? undefined : failureText(i18n, failure)}
      />
      <Writers noteId={noteId} />
      {children}
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="outline" busy={busy} disabled={text.trim() === ""}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
