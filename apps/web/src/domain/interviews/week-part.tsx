import { Trans, useLingui } from "@lingui/react/macro";
import type { BusyTime } from "@orbita/contract";
import { dayAfter, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { weekOf, zoneNameOf } from "./clock.ts";
import { DayList } from "./day-list.tsx";
import type { InterviewProposalForm } from "./use-interview-proposal.ts";
import { WeekGrid } from "./week-grid.tsx";
import styles from "./week.module.css";

type Props = { proposal: InterviewProposalForm; busy: readonly BusyTime[]; names: readonly string[]; now: number };

/** The week of an interview proposal: navigation between weeks, the times and the legend. */
export function WeekPart({ proposal, busy, names, now }: Props) {
  const { t, i18n } = useLingui();
  const phone = usePhone();
  const { zone, monday, chosen, minutes, slots } = proposal;
  const taken = busy.filter(({ userId }) => proposal.people.includes(userId));
  const choice = { zone, monday, chosen, minutes, now, busy: taken, onToggle: proposal.toggle };
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const begun = monday <= mondayOf(wallTimeAt(zone, new Date(now)).day);
  const count = slots.length;
  const who = new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(names);
  return (
    <div>
      <div className={styles.weekHead}>
        <p aria-live="polite">{weekOf(i18n.locale, noon(monday), noon(dayAfter(monday, 4)))}</p>
        <span>
          <IconButton
            size="sm"
            icon={IconChevronLeft}
            label={t`Previous week`}
            disabled={begun}
            onClick={() => proposal.setMonday(dayAfter(monday, -7))}
          />
          <IconButton
            size="sm"
            icon={IconChevronRight}
            label={t`Next week`}
            onClick={() => proposal.setMonday(dayAfter(monday, 7))}
          />
        </span>
      </div>
      {phone ? <DayList {...choice} /> : <WeekGrid {...choice} />}
      <p className={styles.legend}>
        <span>
          <i className={styles.markChosen} />
          <Trans>Proposed: {count}</Trans>
        </span>
        {names.length > 0 && !phone && (
          <span>
            <i className={styles.markBusy} />
            <Trans>{who} is busy</Trans>
          </span>
        )}
        <span>{zoneNameOf(i18n.locale, zone, slots[0] ?? noon(monday))}</span>
      </p>
    </div>
  );
}
