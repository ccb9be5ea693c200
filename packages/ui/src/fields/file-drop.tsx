import { IconUpload } from "@tabler/icons-react";
import { useId, useState, type DragEvent, type ReactNode, type Ref } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { FieldError } from "./field-error.tsx";
import styles from "./file-drop.module.css";

export interface FileDropProps {
  /** "Drop the CV here". */
  prompt: ReactNode;
  /** The word between the two ways. */
  or: ReactNode;
  /** "choose it from this device". */
  choose: ReactNode;
  /** Types and size, said before. */
  hint: ReactNode;
  error?: ReactNode;
  /** As an input's: ".pdf,.docx". */
  accept: string;
  /** Several at once. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** A place for a file: dropped, or chosen by mouse or key. What becomes of it is shown by `FileItem`. */
export function FileDrop({ prompt, or, choose, hint, error, accept, multiple, disabled, onFiles, ref }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const wordsId = `${id}-words`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the mouse's way; keys have the input inside */}
      <label
        className={cx(styles.zone, over && styles.over, Boolean(error) && styles.invalid)}
        onDragOver={(event) => {
          if (disabled || !carriesFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (disabled || !carriesFiles(event)) return;
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <Icon icon={IconUpload} size="lg" />
        <span id={wordsId} className={styles.words}>
          <b>{prompt}</b> {or} <span className={styles.choose}>{choose}</span>
        </span>
        <input
          ref={ref}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className={styles.input}
          aria-labelledby={wordsId}
          aria-describedby={error ? `${errorId} ${hintId}` : hintId}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again, after it was mended.
            event.target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
