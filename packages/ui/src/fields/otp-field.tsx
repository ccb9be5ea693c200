import { useId, useState, type ReactNode, type Ref } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./otp-field.module.css";

export interface OtpFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the code is complete: the last digit was typed or the whole code was pasted. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  size?: "md" | "lg" | undefined;
  error?: ReactNode;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a one-time code. It is one real input drawn as boxes, so that password managers, paste and screen readers see a
 * single field.
 */
export function OtpField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  size = "lg",
  error,
  disabled,
  autoFocus,
  name = "code",
  ref,
}: OtpFieldProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const accept = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <div className={styles.field}>
      <div className={cx(styles.boxes, size === "lg" && styles.lg, error ? styles.invalid : undefined)}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={cx(styles.box, focused && index === Math.min(value.length, length - 1) && styles.current)}
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={ref}
          className={styles.input}
          name={name}
          value={value}
          onChange={(event) => accept(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          inputMode="numeric"
          pattern="\d*"
          autoComplete="one-time-code"
          // Allows for blanks: a code pasted as "408 212" is longer than its digits.
          maxLength={length + 4}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one field and asks for nothing else
          autoFocus={autoFocus}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
