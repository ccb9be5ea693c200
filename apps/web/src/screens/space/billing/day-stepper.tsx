import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { DateField } from "@orbita/ui/fields/date-field.tsx";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { isDay } from "./billing-search.ts";
import styles from "~/domain/invoices/billing.module.css";

type Props = {
  day: string;
  today: string;
  before: string | null;
  after: string | null;
  onGo: (day: string) => void;
};

/** Steps to the nearest days with entries, or jumps to a typed day. */
export function DayStepper({ day, today, before, after, onGo }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ day, text: day });
  // Resets the text of the date field when the ledger shows another day.
  if (typed.day !== day) setTyped({ day, text: day });
  const type = (text: string) => {
    setTyped({ day, text });
    if (isDay(text) && text <= today) onGo(text);
  };
  return (
    <div className={styles.stepper}>
      <IconButton
        size="sm"
        icon={IconChevronLeft}
        flip
        label={t`Previous day`}
        disabled={before === null}
        onClick={() => before && onGo(before)}
      />
      <DateField
        size="sm"
        hideLabel
        label={t`Day`}
        openLabel={t`Select a day`}
        value={typed.text}
        max={today}
        onChange={type}
        className={styles.date}
      />
      <IconButton
        size="sm"
        icon={IconChevronRight}
        flip
        label={t`Next day`}
        disabled={after === null}
        onClick={() => after && onGo(after)}
      />
    </div>
  );
}
