import { useLingui } from "@lingui/react/macro";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent } from "react";
import styles from "./entries-table.module.css";

type Props = {
  value: string | null;
  language: "it" | "en";
  /** Accessible name, which includes the entry for screen reader users. */
  label: string;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** Called on Tab, to edit the label in the other language. */
  onOther: () => void;
  /** Resolves to an error message, or null on success. */
  onSave: (value: string) => Promise<string | null>;
};

/**
 * The label of an entry in one language. It is text until a click, Enter or Tab from the other language turns it into an input.
 */
export function LabelCell({ value, language, label, editing, onEdit, onOther, onSave }: Props) {
  const { t } = useLingui();
  if (editing) return <Editor {...{ value, language, label, onEdit, onOther, onSave }} />;
  return (
    <button
      type="button"
      lang={language}
      className={value === null ? styles.missing : language === "it" ? styles.name : styles.words}
      aria-label={t`Edit ${label}: ${value ?? t`English missing`}`}
      onClick={() => onEdit(true)}
    >
      {value ?? (
        <>
          <Icon icon={IconAlertTriangle} size="xs" /> {t`English missing`}
        </>
      )}
    </button>
  );
}

function Editor({ value, language, label, onEdit, onOther, onSave }: Omit<Props, "editing">) {
  const id = useId();
  const [text, setText] = useState(value ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<boolean> => {
    if (text.trim() === (value ?? "")) return true;
    const failed = await onSave(text.trim());
    setProblem(failed);
    return failed === null;
  };
  const leave = async (onward: boolean) => {
    if (!(await save())) return;
    if (onward) onOther();
    else onEdit(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEdit(false);
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    void leave(event.key === "Tab");
  };
  return (
    <span className={styles.editor}>
      <input
        lang={language}
        className={styles.input}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        maxLength={vocabularyLimits.label.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        // Leaving the field saves it. If saving fails, the editor stays open with the error.
        onBlur={() => void leave(false)}
        ref={(input) => input?.focus()}
      />
      {problem && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
