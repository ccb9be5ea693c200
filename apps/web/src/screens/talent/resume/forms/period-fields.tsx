import { useLingui } from "@lingui/react/macro";
import type { DatePeriod } from "@orbita/contract";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { PartialDateField } from "./partial-date-field.tsx";
import styles from "./forms.module.css";

type Props = {
  value: DatePeriod;
  onChange: (change: Partial<DatePeriod>) => void;
  errors: { start?: string | undefined; end?: string | undefined };
  /** Label of the checkbox for a current entry, such as "I work here now". */
  current: string;
};

/** Fields for the start and end of an entry, and a checkbox for a current entry, which has no end date. */
export function PeriodFields({ value, onChange, errors, current }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PartialDateField
        label={t`Start`}
        value={value.start}
        error={errors.start}
        onChange={(start) => onChange({ start })}
      />
      <PartialDateField
        label={t`End`}
        value={value.isCurrent ? null : value.end}
        disabled={value.isCurrent}
        error={errors.end}
        onChange={(end) => onChange({ end })}
      />
      <div className={styles.wide}>
        <CheckboxField
          label={current}
          checked={value.isCurrent}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ isCurrent: checked, end: checked ? null : value.end })
          }
        />
      </div>
    </>
  );
}
