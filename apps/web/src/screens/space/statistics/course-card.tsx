import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { ChartLegend } from "@orbita/ui/charts/legend.tsx";
import { LineChart } from "@orbita/ui/charts/line-chart.tsx";
import { NumberTable } from "@orbita/ui/charts/number-table.tsx";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { ChartCard } from "./chart-card.tsx";
import { orWithheld } from "./few.tsx";
import { formatPointDay } from "./format.ts";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type Props = Pick<Dashboard, "course"> & { shown: StatisticsFilters };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Visits over time, and those that came from lists and searches. Weeks and months are counted back from today, so that each is complete. */
export function CourseCard({ course, shown }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const monthly = shown.period === "12m";
  const title = monthly ? t`Visits by month` : t`Visits by week`;
  const count = (value: number) => formatCount(locale, value);
  const visits = course.map((point) => point.visits);
  const openings = course.map((point) => point.openings);
  const names = { visits: t`Visits`, openings: t`From lists and searches` };
  const last = course.at(-1);
  if (!last || sum(visits) === 0) return <ChartCard title={title} shown={shown} table="course" chart={<NoVisits />} />;
  const [visited, opened] = [last.visits, last.openings];
  const [seen, came] = [count(visited), count(opened)];
  const all = { visits: count(sum(visits)), openings: count(sum(openings)) };
  const said = t`Visits ${all.visits}, from lists and searches ${all.openings}; at the latest point, visits ${seen}, from lists and searches ${came}.`;
  return (
    <ChartCard
      title={title}
      shown={shown}
      table="course"
      aside={
        <ChartLegend
          items={[
            { id: "visits", label: names.visits, tone: "one" },
            { id: "openings", label: names.openings, tone: "two" },
          ]}
        />
      }
      chart={
        <LineChart
          label={`${title}. ${said}`}
          points={course.map(({ from }) => formatPointDay(locale, from))}
          format={count}
          tips={course.map((point) => {
            const from = formatDay(locale, noonOf(point.from));
            const those = { visits: count(point.visits), openings: count(point.openings) };
            return t`From ${from}: visits ${those.visits}, from lists and searches ${those.openings}`;
          })}
          series={[
            {
              id: "visits",
              tone: "one",
              values: visits,
              end: t`${plural(visited, { one: `${seen} visit`, other: `${seen} visits` })}`,
            },
            {
              id: "openings",
              tone: "two",
              values: openings,
              end: t`${plural(opened, { one: `${came} from lists`, other: `${came} from lists` })}`,
            },
          ]}
        />
      }
      numbers={
        <NumberTable
          caption={title}
          head={[monthly ? t`Month starting` : t`Week starting`, names.visits, names.openings, t`Applications`]}
          rows={course.toReversed().map((point) => ({
            id: point.from,
            name: formatDay(locale, noonOf(point.from)),
            numbers: [count(point.visits), count(point.openings), orWithheld(point.applications, count)],
          }))}
        />
      }
    />
  );
}

const NoVisits = () => (
  <div className={styles.nothing}>
    <Text size="md" tone="muted">
      <Trans>No one opened a job in this period.</Trans>
    </Text>
  </div>
);
