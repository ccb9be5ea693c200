import { useId, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./field.module.css";

export interface FieldTexts {
  label: ReactNode;
  /** A hint below the control; an error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The text that marks an optional field; required fields have no mark. */
  optional?: ReactNode;
  /** A link or a counter beside the label. It is not part of the field's name. */
  aside?: ReactNode;
  /** Shows the label to screen readers only, for search boxes with an icon. */
  hideLabel?: boolean | undefined;
  /** The id of another description elsewhere in the page, which also stays when there is an error. */
  describedBy?: string | undefined;
  className?: string | undefined;
}

export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A form field: the label above, the control, and the hint or error below, associated for screen readers. */
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
