import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationStatus, Dashboard } from "@orbita/contract";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import { BarList } from "@orbita/ui/charts/bar-list.tsx";
import { NumberTable } from "@orbita/ui/charts/number-table.tsx";
import { stateNames } from "~/domain/applications/state-names.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import { formatDays } from "~/shell/format/share.ts";
import { formatCount } from "~/shell/format/format.ts";
import { ChartCard } from "./chart-card.tsx";
import { Few, orFew, orNothing } from "./few.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type Props = Pick<Dashboard, "timeInState"> & { shown: StatisticsFilters };

const isStatus = (state: string): state is ApplicationStatus => state in stateNames;

/** Median time that applications spend in each stage. */
export function StatesCard({ timeInState, shown }: Props) {
  const { t, i18n } = useLingui();
  const stages = useStageNames();
  const title = t`Time in each stage`;
  const most = Math.max(0, ...timeInState.map(({ medianDays }) => medianDays ?? 0));
  const nameOf = (state: string) => (isStatus(state) ? stages.nameOf(state) : state);
  const days = (value: number) => formatDays(i18n.locale, value);
  if (timeInState.every(({ medianDays }) => medianDays === null))
    return <ChartCard title={title} shown={shown} table="timeInState" chart={<TooFew />} />;
  return (
    <ChartCard
      title={title}
      shown={shown}
      table="timeInState"
      aside={<span className={styles.unit}>{t`median`}</span>}
      chart={
        <BarList
          label={title}
          items={timeInState.map(({ state, medianDays }) => ({
            id: state,
            label: nameOf(state),
            value: medianDays === null ? <Few /> : days(medianDays),
            part: medianDays === null || most === 0 ? null : medianDays / most,
          }))}
        />
      }
      numbers={
        <NumberTable
          caption={title}
          head={[t`Stage`, t`Median`, t({ message: "Moved on", context: "how many went on from a state" })]}
          rows={timeInState.map(({ state, medianDays, count }) => ({
            id: state,
            name: nameOf(state),
            numbers: [orNothing(medianDays, days), orFew(count, (value) => formatCount(i18n.locale, value))],
          }))}
        />
      }
    />
  );
}

const TooFew = () => (
  <div className={styles.nothing}>
    <Text size="md" tone="muted">
      <Trans>
        No stage has at least <Plural value={smallestGroup} one="# application" other="# applications" /> that moved on,
        so there are too few to show.
      </Trans>
    </Text>
  </div>
);
