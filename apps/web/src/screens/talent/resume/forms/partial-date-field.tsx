import { useLingui } from "@lingui/react/macro";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useId } from "react";
import { monthName } from "~/domain/resumes/periods.ts";
import styles from "./forms.module.css";

type Props = {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  disabled?: boolean | undefined;
  error?: string | undefined;
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const twoDigits = (month: number) => String(month).padStart(2, "0");

/**
 * Joins year and month to a date. A month without a year is invalid, but it stays in the value, so that validation can report it.
 */
const joined = (year: string, month: string): string | null =>
  year || month ? [year, month].filter((part, at) => at === 0 || part).join("-") : null;

/** Field for a date that has a year and an optional month. */
export function PartialDateField({ label, value, onChange, disabled, error }: Props) {
  const { t, i18n } = useLingui();
  const errorId = useId();
  const [year = "", month = ""] = (value ?? "").split("-");
  const describedBy = error ? errorId : undefined;
  return (
    <fieldset className={styles.date} disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.dateRow}>
        <NativeSelect
          hideLabel
          label={t`${label}, month`}
          describedBy={describedBy}
          value={month}
          options={[
            { value: "", label: t`Month (optional)` },
            ...months.map((one) => ({ value: twoDigits(one), label: monthName(i18n.locale, one) })),
          ]}
          onChange={(event) => onChange(joined(year, event.currentTarget.value))}
        />
        <TextField
          hideLabel
          label={t`${label}, year`}
          describedBy={describedBy}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          maxLength={4}
          placeholder={t`Year`}
          value={year}
          onChange={(event) => onChange(joined(event.currentTarget.value.replaceAll(/\D/g, ""), month))}
        />
      </div>
      {error && (
        <div className={styles.dateError}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
