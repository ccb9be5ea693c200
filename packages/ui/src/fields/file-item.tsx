import { IconCheck, IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ProgressBar } from "../base/progress-bar.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { FieldError } from "./field-error.tsx";
import styles from "./file-drop.module.css";

export interface FileItemProps {
  name: string;
  /** A detail beside the name, such as the size. */
  detail?: ReactNode;
  /** The progress of the upload: the sent share, from 0 to 1, and its label. */
  progress?: { share: number; label: string } | undefined;
  /** The text after the upload has succeeded. */
  done?: ReactNode;
  error?: ReactNode;
  /** The buttons to cancel, retry or remove the upload. */
  actions?: ReactNode;
}

/** A row for a file that is uploading, uploaded or refused. */
export function FileItem({ name, detail, progress, done, error, actions }: FileItemProps) {
  return (
    <div className={cx(styles.item, Boolean(error) && styles.invalid)}>
      <Icon icon={done ? IconCheck : IconFileText} className={done ? styles.done : styles.glyph} />
      <div className={styles.body}>
        <p className={styles.name}>
          <bdi>{name}</bdi> {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        {progress && (
          <ProgressBar task value={Math.round(progress.share * 100)} max={100} label={progress.label} accent />
        )}
        <div role="status">{done && <p className={styles.note}>{done}</p>}</div>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
