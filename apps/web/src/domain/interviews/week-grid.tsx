import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { dayOf, shortDayOf, formatTime } from "./clock.ts";
import { findBusyBlocks, cellsOf, daysOf, hours, rows, workDays, type WeekGridCell, type TimeChoice } from "./week.ts";
import styles from "./week.module.css";

type Props = TimeChoice & { monday: string; onToggle: (at: Date) => void };
type GridPosition = { day: number; row: number };

const steps: Record<string, GridPosition> = {
  ArrowUp: { day: 0, row: -1 },
  ArrowDown: { day: 0, row: 1 },
  ArrowLeft: { day: -1, row: 0 },
  ArrowRight: { day: 1, row: 0 },
};
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
/** Converts minutes to pixels: 20 px per half hour. */
const high = (minutes: number): number => (minutes / hours.step) * 20;

/** A grid of five days from 9 to 18, to choose interview times. Arrow keys move, Space selects; hatched times are busy. */
export function WeekGrid({ monday, onToggle, ...choice }: Props) {
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridPosition>({ day: 0, row: 0 });
  const days = daysOf(monday);
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    // Prevents the default, because the drawer behind the dialog handles the same keys but skips prevented events.
    event.preventDefault();
    const next = { day: within(place.day + by.day, workDays - 1), row: within(place.row + by.row, rows - 1) };
    setPlace(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.day}-${next.row}"]`)?.focus();
  };
  return (
    <div
      className={styles.week}
      role="grid"
      aria-label={t`Times for the week`}
      ref={grid}
      tabIndex={-1}
      onKeyDown={move}
    >
      <div role="row" className={styles.line}>
        <span role="columnheader">
          <VisuallyHidden>{t`Time`}</VisuallyHidden>
        </span>
        {days.map((day, index) => (
          <DayHead key={day} day={day} style={{ gridColumn: index + 2 }} />
        ))}
      </div>
      {days.map((day, index) => (
        <DayGround key={day} day={day} index={index} choice={choice} />
      ))}
      <Lines days={days} choice={choice} place={place} onToggle={onToggle} onPlace={setPlace} />
    </div>
  );
}

function DayHead({ day, style }: { day: string; style: CSSProperties }) {
  const { i18n } = useLingui();
  return (
    <span role="columnheader" className={styles.day} style={style}>
      {shortDayOf(i18n.locale, "UTC", new Date(`${day}T12:00:00Z`))}
    </span>
  );
}

/** Background of a day's column, with the busy times. */
function DayGround({ day, index, choice }: { day: string; index: number; choice: TimeChoice }) {
  return (
    <div className={styles.ground} style={{ gridColumn: index + 2, gridRow: `2 / span ${rows}` }} aria-hidden="true">
      {findBusyBlocks(day, choice).map(({ from, until }) => (
        <i
          key={from}
          className={styles.busy}
          style={{ insetBlockStart: high(from), blockSize: high(until - from) - 2 }}
        />
      ))}
    </div>
  );
}

type LinesProps = {
  days: readonly string[];
  choice: TimeChoice;
  place: GridPosition;
  onToggle: (at: Date) => void;
  onPlace: (place: GridPosition) => void;
};

function Lines({ days, choice, place, onToggle, onPlace }: LinesProps) {
  const cells = days.flatMap((day, index) => cellsOf(day, index, choice));
  return Array.from({ length: rows }, (_, row) => {
    const minutes = hours.from + row * hours.step;
    return (
      <div key={row} role="row" className={styles.line}>
        <span role="rowheader" className={styles.hour} style={{ gridRow: row + 2 }}>
          {row % 2 === 0 ? `${minutes / 60}:00` : <VisuallyHidden>{`${(minutes - 30) / 60}:30`}</VisuallyHidden>}
        </span>
        {cells
          .filter((cell) => cell.row === row)
          .map((cell) => (
            <HalfHour
              key={cell.day}
              cell={cell}
              choice={choice}
              focused={cell.day === place.day && cell.row === place.row}
              onToggle={() => {
                onPlace(cell);
                onToggle(cell.at);
              }}
            />
          ))}
      </div>
    );
  });
}

type HalfHourProps = { cell: WeekGridCell; choice: TimeChoice; focused: boolean; onToggle: () => void };

function HalfHour({ cell, choice: { zone, minutes }, focused, onToggle }: HalfHourProps) {
  const { t, i18n } = useLingui();
  const time = formatTime(i18n.locale, zone, cell.at);
  const when = `${dayOf(i18n.locale, zone, cell.at)}, ${time}`;
  const chosen = cell.state === "chosen";
  const closed = !chosen && cell.state !== "open";
  return (
    <button
      type="button"
      role="gridcell"
      data-place={`${cell.day}-${cell.row}`}
      className={cx(styles.cell, closed && styles.closed, chosen && styles.chosen)}
      style={{
        gridColumn: cell.day + 2,
        gridRow: cell.row + 2,
        ...(chosen && { blockSize: high(minutes) - 1 }),
      }}
      tabIndex={focused ? 0 : -1}
      aria-selected={chosen}
      aria-disabled={closed}
      aria-label={cell.state === "busy" ? t`${when}, busy` : when}
      onClick={() => !closed && onToggle()}
    >
      {chosen && time}
    </button>
  );
}
