import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { dayOf, formatTime } from "./clock.ts";
import { cellsOf, daysOf, type TimeChoice } from "./week.ts";
import styles from "./interviews.module.css";

type Props = TimeChoice & { monday: string; onToggle: (at: Date) => void };

/** The week of an interview proposal on a phone: each day with its free times. */
export function DayList({ monday, onToggle, ...choice }: Props) {
  return (
    <div className={styles.days}>
      {daysOf(monday).map((day, index) => (
        <Day key={day} day={day} index={index} choice={choice} onToggle={onToggle} />
      ))}
    </div>
  );
}

type DayProps = { day: string; index: number; choice: TimeChoice; onToggle: (at: Date) => void };

function Day({ day, index, choice, onToggle }: DayProps) {
  const { i18n } = useLingui();
  const free = cellsOf(day, index, choice).filter(({ state }) => state === "open" || state === "chosen");
  const name = dayOf(i18n.locale, "UTC", new Date(`${day}T12:00:00Z`));
  return (
    <section aria-label={name}>
      <h3 className={styles.dayName}>{name}</h3>
      {free.length === 0 ? (
        <Text size="sm" tone="muted">
          <Trans>No free times</Trans>
        </Text>
      ) : (
        <div className={styles.times}>
          {free.map(({ at, state }) => {
            const time = formatTime(i18n.locale, choice.zone, at);
            return (
              <Chip
                key={at.toISOString()}
                size="lg"
                on={state === "chosen"}
                label={`${name}, ${time}`}
                onClick={() => onToggle(at)}
              >
                {time}
              </Chip>
            );
          })}
        </div>
      )}
    </section>
  );
}
