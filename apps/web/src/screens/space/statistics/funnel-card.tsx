import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Dashboard, FunnelStep } from "@orbita/contract";
import { BarList } from "@orbita/ui/charts/bar-list.tsx";
import { NumberTable } from "@orbita/ui/charts/number-table.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { ChartCard } from "./chart-card.tsx";
import { orFew } from "./few.tsx";
import { formatPart } from "./format.ts";
import type { StatisticsFilters } from "./statistics-search.ts";

const names: Record<FunnelStep, MessageDescriptor> = {
  views: msg`Visits to the job`,
  evidenceSeen: msg`Evidence seen before applying`,
  applications: msg`Applications sent`,
  reviewed: msg`Reviewed`,
  interviews: msg`Interviews`,
  offers: msg({ message: "Offers", context: "a step on the way to a hire" }),
  hires: msg`Hires`,
};

type Props = Pick<Dashboard, "funnel" | "funnelBefore"> & { shown: StatisticsFilters };

/** Funnel from visits to hires. */
export function FunnelCard({ funnel, funnelBefore, shown }: Props) {
  const { t, i18n } = useLingui();
  const title = t`From first visit to hire`;
  const count = (value: number) => formatCount(i18n.locale, value);
  const first = funnel[0]?.count ?? null;
  const partOf = (value: number | null) => (value === null || !first ? null : value / first);
  const shareOf = (value: number | null) => {
    const part = partOf(value);
    return part === null ? "" : formatPart(i18n.locale, part);
  };
  const before = new Map(funnelBefore.map((step) => [step.step, step.count]));
  return (
    <ChartCard
      title={title}
      shown={shown}
      table="funnel"
      chart={
        <BarList
          label={title}
          items={funnel.map(({ step, count: held }) => ({
            id: step,
            label: i18n._(names[step]),
            value: orFew(held, count),
            share: first ? shareOf(held) : undefined,
            part: partOf(held),
          }))}
        />
      }
      numbers={
        <NumberTable
          caption={title}
          head={[t`Step`, t`People`, t`Share of visits`, t`Previous period`]}
          rows={funnel.map(({ step, count: held }) => ({
            id: step,
            name: i18n._(names[step]),
            numbers: [orFew(held, count), shareOf(held) || "—", orFew(before.get(step) ?? null, count)],
          }))}
        />
      }
    />
  );
}
