import { IconUpload } from "@tabler/icons-react";
import { useId, useState, type DragEvent, type ReactNode, type Ref } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { FieldError } from "./field-error.tsx";
import styles from "./file-drop.module.css";

export interface FileDropProps {
  /** The whole sentence: "<b>Drop the CV here</b> or <u>choose it from this device</u>". The words in `u` look like a link. */
  prompt: ReactNode;
  /** The accepted types and size, shown before the user chooses a file. */
  hint: ReactNode;
  error?: ReactNode;
  /** The accepted types, in the format of an input's `accept`: ".pdf,.docx". */
  accept: string;
  /** Accepts several files at once. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** A drop zone for a file, which can also be chosen with the mouse or the keyboard. `FileItem` shows the upload. */
export function FileDrop({ prompt, hint, error, accept, multiple, disabled, onFiles, ref }: FileDropProps) {
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
          {prompt}
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
            // Resets the input, so that the user can choose the same file again after fixing it.
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
