import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useEffect, useId, useRef } from "react";
import { useMergedRef } from "@mantine/hooks";
import { cx } from "../cx.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./choice.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className" | "children">;

export interface CheckboxFieldProps extends NativeProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows a dash, because only some of the items that the box represents are selected. */
  indeterminate?: boolean | undefined;
  /** Shows only the box; the label is its accessible name. For table rows. */
  hideLabel?: boolean | undefined;
  /** A count at the end of the row. */
  count?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

export function CheckboxField({
  label,
  hint,
  error,
  indeterminate = false,
  hideLabel,
  count,
  ref,
  className,
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <label className={cx(styles.check, hideLabel && styles.alone)}>
        <input
          {...input}
          ref={merged}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          {...(hideLabel && typeof label === "string" && { "aria-label": label })}
        />
        {!hideLabel && (
          <span className={styles.words}>
            {label}
            {hint && !error && <small id={`${id}-hint`}>{hint}</small>}
          </span>
        )}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
