import { useLingui } from "@lingui/react/macro";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import { useFieldError } from "./judged.ts";

type NumberFieldName = "weeklyHours" | "durationMonths" | "allowance" | "salaryMin" | "salaryMax";
type NumberProps = {
  name: NumberFieldName;
  label: string;
  unit?: string | undefined;
  hint?: ReactNode;
  optional?: string | undefined;
  decimals?: number | undefined;
  /** Element below the form field, shown also while the field has an error. */
  offer?: ReactNode;
};

export function PostNumber({ name, label, unit, hint, optional, decimals, offer }: NumberProps) {
  const { i18n } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(name);
  return (
    <NumberField
      {...field}
      id={name}
      label={label}
      unit={unit}
      locale={i18n.locale}
      readOnly={readOnly}
      hint={hint ?? offer}
      optional={optional}
      decimals={decimals}
      error={
        error && (
          <>
            {error} {offer}
          </>
        )
      }
    />
  );
}

type TextFieldName = "partTimeHours" | "travelNote" | "ccnlLevel" | "educationField" | "hiringCompany";
type TextProps = {
  name: TextFieldName;
  label: string;
  max: number;
  hint?: ReactNode;
  placeholder?: string | undefined;
  optional?: string | undefined;
};

/** A short optional text. An emptied field becomes null, not an empty string. */
export function PostTextField({ name, label, max, hint, placeholder, optional }: TextProps) {
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(name);
  return (
    <TextField
      {...field}
      id={name}
      value={field.value ?? ""}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      label={label}
      maxLength={max}
      hint={hint}
      placeholder={placeholder}
      optional={optional}
      readOnly={readOnly}
      error={error}
    />
  );
}
