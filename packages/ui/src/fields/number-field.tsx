import { NumberInput } from "@mantine/core";
import type { FocusEventHandler, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import type { IconShape } from "../icons/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { InputBox, type FieldSize } from "./input-box.tsx";
import styles from "./input.module.css";

export interface NumberFieldProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Text inside the field, before the number. It gives the meaning where the label is hidden. */
  prefix?: ReactNode;
  /** The unit inside the field, at its end: "€". */
  unit?: ReactNode;
  icon?: IconShape | undefined;
  size?: FieldSize | undefined;
  /** The locale, which decides the decimal and thousands separators. */
  locale: string;
  decimals?: number | undefined;
  /** Always shows as many decimals as the number may have, as for prices: 18,00 instead of 18. */
  fixedDecimals?: boolean | undefined;
  allowNegative?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12345.6);
  const of = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { thousandSeparator: of("group", "."), decimalSeparator: of("decimal", ",") };
}

export function NumberField({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  id,
  value,
  onChange,
  prefix,
  unit,
  icon,
  size,
  locale,
  decimals = 0,
  fixedDecimals = false,
  allowNegative = false,
  ref,
  name,
  onBlur,
  disabled,
  readOnly,
  placeholder,
}: NumberFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, aside, hideLabel, className }}>
      {(control) => (
        <InputBox icon={icon} prefix={prefix} end={unit} size={size} invalid={Boolean(error)}>
          <NumberInput
            {...control}
            {...separatorsOf(locale)}
            {...(ref && { ref })}
            {...(name && { name })}
            {...(onBlur && { onBlur })}
            {...(placeholder && { placeholder })}
            unstyled
            hideControls
            // Mantine derives aria-invalid from `error` alone; our own field shows the message.
            error={Boolean(error)}
            disabled={disabled ?? false}
            readOnly={readOnly ?? false}
            allowNegative={allowNegative}
            allowDecimal={decimals > 0}
            decimalScale={decimals}
            fixedDecimalScale={fixedDecimals}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            value={value ?? ""}
            onChange={(next) => onChange(typeof next === "number" ? next : next === "" ? null : Number(next))}
            classNames={{
              root: styles.bare ?? "",
              wrapper: styles.bare ?? "",
              input: cx(styles.input, styles.numeric),
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}
