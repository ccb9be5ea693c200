import { useLingui } from "@lingui/react/macro";
import { partialDate, periodErrors } from "@orbita/contract/resumes/dates";
import { periodOf } from "@orbita/contract/resume-uploads/apply-decisions";
import { periodText } from "@orbita/contract/resume-uploads/proposal";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import styles from "./proposals.module.css";

export function isPeriod(value: string): boolean {
  const period = periodOf(value);
  const { start, end, isCurrent } = period;
  if (!start && !end && !isCurrent) return false;
  return (
    [start, end].every((date) => date === null || partialDate.safeParse(date).success) &&
    periodErrors(period).length === 0
  );
}

/** Converts between the input format "03/2021" and the stored format "2021-03". */
const shown = (date: string | null): string => date?.replace(/^(\d{4})-(\d{2})$/, "$2/$1") ?? "";
const kept = (date: string): string | null =>
  date
    .trim()
    .replace(
      /^(\d{1,2})\s*[/.-]\s*(\d{4})$/,
      (_, month: string, year: string) => `${year}-${month.padStart(2, "0")}`,
    ) || null;

type Props = { value: string; onChange: (value: string) => void; wrong: boolean };

/** Inputs for the start and end of a period, and for whether it is current. */
export function PeriodControl({ value, onChange, wrong }: Props) {
  const { t } = useLingui();
  const first = periodOf(value);
  const [from, setFrom] = useState(shown(first.start));
  const [until, setUntil] = useState(shown(first.end));
  const [current, setCurrent] = useState(first.isCurrent);
  const tell = (start: string, end: string, isCurrent: boolean) =>
    onChange(periodText(kept(start), kept(end), isCurrent));
  return (
    <span className={styles.period}>
      <TextField
        label={t`From`}
        size="sm"
        value={from}
        hint={t`MM/YYYY or YYYY`}
        error={wrong && t`Enter month and year, or just the year. The end can’t be before the start.`}
        onChange={({ target }) => {
          setFrom(target.value);
          tell(target.value, until, current);
        }}
      />
      <TextField
        label={t`To`}
        size="sm"
        value={current ? "" : until}
        disabled={current}
        onChange={({ target }) => {
          setUntil(target.value);
          tell(from, target.value, current);
        }}
      />
      <CheckboxField
        label={t`Ongoing`}
        checked={current}
        onChange={({ target }) => {
          setCurrent(target.checked);
          tell(from, until, target.checked);
        }}
      />
    </span>
  );
}
