import { IconChevronDown } from "@tabler/icons-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import inputStyles from "./input.module.css";
import styles from "./native-select.module.css";

type NativeProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "size" | "className" | "children">;

export interface NativeSelectProps extends FieldTexts, NativeProps {
  options: readonly { value: string; label: string }[];
  /** Text that is shown while no option is selected. */
  placeholder?: string | undefined;
  size?: FieldSize | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select in the style of our fields: for pages without Mantine, and for short lists on phones. */
export function NativeSelect({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  describedBy,
  className,
  options,
  placeholder,
  size,
  id,
  ...select
}: NativeSelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional, aside, hideLabel, describedBy, className }}>
      {(control) => (
        <InputBox flush size={size} invalid={Boolean(error)} end={<Icon icon={IconChevronDown} size="sm" />}>
          <select {...select} {...control} className={cx(inputStyles.input, styles.select)}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </InputBox>
      )}
    </Field>
  );
}
