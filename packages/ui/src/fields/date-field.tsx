import { IconCalendar } from "@tabler/icons-react";
import { useRef } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { cx } from "../cx.ts";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import styles from "./input.module.css";

export interface DateFieldProps extends FieldTexts {
  id?: string | undefined;
  /** An ISO date such as 2026-12-20; empty while no date is chosen. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  size?: FieldSize | undefined;
  /** The label of the button that opens the calendar. */
  openLabel: string;
}

/** A field for a date, typed or picked in the browser's own calendar, which supports every language and keyboard. */
export function DateField({ id, value, onChange, min, max, disabled, size, openLabel, ...words }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} {...words}>
      {(control) => (
        <InputBox
          size={size}
          invalid={Boolean(words.error)}
          end={
            <IconButton
              size="sm"
              icon={IconCalendar}
              label={openLabel}
              disabled={disabled}
              onClick={() => input.current?.showPicker()}
            />
          }
        >
          <input
            {...control}
            ref={input}
            type="date"
            className={cx(styles.input, styles.numeric, styles.date)}
            value={value}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </InputBox>
      )}
    </Field>
  );
}
