import { useId, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./field.module.css";

export interface FieldWords {
  label: ReactNode;
  /** Below the control; an error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The label for optional fields; required fields are not marked. */
  optional?: ReactNode;
  /** Beside the label: a link or a counter. Not part of the field's name. */
  aside?: ReactNode;
  /** The label is for screen readers only: search boxes with an icon. */
  hideLabel?: boolean | undefined;
  /** The id of another description elsewhere in the page, which stays when there is an error. */
  describedBy?: string | undefined;
  className?: string | undefined;
}

export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below, associated for screen readers. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  describedBy: more,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const own = error ? errorId : hint ? hintId : undefined;
  const describedBy = own && more ? `${own} ${more}` : (own ?? more);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={controlId} className={cx(styles.label, hideLabel && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({ id: controlId, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {aside && <span className={styles.aside}>{aside}</span>}
      {error ? (
        <FieldError id={errorId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
