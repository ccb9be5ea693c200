import type { CSSProperties, FocusEventHandler, Ref } from "react";
import { cx } from "../cx.ts";
import { Field, type FieldTexts } from "./field.tsx";
import styles from "./range-field.module.css";

export interface RangeFieldProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  value: number;
  onChange: (value: number) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value as text, which is shown and read out. */
  words: string;
  /** Puts the text below the slider in small type, for a narrow column. */
  stacked?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A slider for a share of a whole, where an approximate value is enough. */
export function RangeField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  words,
  stacked,
  onChange,
  value,
  ...input
}: RangeFieldProps) {
  const { min, max } = input;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <div className={cx(styles.box, stacked && styles.stacked)}>
          <input
            {...input}
            {...control}
            type="range"
            value={value}
            aria-valuetext={words}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            className={styles.range}
            style={{ "--range-at": `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
          />
          <output className={styles.words} aria-hidden>
            {words}
          </output>
        </div>
      )}
    </Field>
  );
}
