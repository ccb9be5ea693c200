import { Trans, useLingui } from "@lingui/react/macro";
import type { ClickSource, Dashboard } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { useId } from "react";
import { formatCents } from "~/domain/invoices/format.ts";
import { sources as names } from "~/domain/invoices/labels.ts";
import { formatCount } from "~/shell/format/format.ts";
import { TableCsvButton } from "./csv.tsx";
import { orWithheld, orNothing } from "./few.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type ApplicationSource = Dashboard["sources"][number];
type Props = { sources: readonly ApplicationSource[]; money: boolean; shown: StatisticsFilters };

const isSource = (source: string): source is ClickSource => source in names;

/** Visits and results of the job posts by source of the click. */
export function SourcesCard({ sources, money, shown }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const title = t`Visit sources`;
  const count = (value: number) => formatCount(i18n.locale, value);
  const nameOf = (source: string) =>
    isSource(source) ? i18n._(names[source]) : t({ message: "Unknown", context: "source of a visit" });
  const cost: DataColumn<ApplicationSource> = {
    id: "cost",
    title: t`Cost`,
    align: "end",
    phone: "foot",
    cell: (row) => orNothing(row.costCents, (cents) => formatCents(i18n.locale, cents)),
  };
  return (
    <Card clip aria-labelledby={heading}>
      <Card.Head
        id={heading}
        title={title}
        actions={
          <span className={styles.acts}>
            <TableCsvButton shown={shown} table="sources" title={title} />
          </span>
        }
      />
      <DataTable
        flush
        caption={title}
        rows={sources}
        rowKey={({ source }) => source}
        empty={
          <div className={styles.nothing}>
            <Text size="md" tone="muted">
              <Trans>No one opened a job in this period.</Trans>
            </Text>
          </div>
        }
        columns={[
          {
            id: "source",
            title: t({ message: "Source", context: "where a visit came from" }),
            cell: (row) => nameOf(row.source),
          },
          { id: "visits", title: t`Visits`, align: "end", phone: "foot", cell: (row) => count(row.visits) },
          {
            id: "applications",
            title: t`Applications`,
            align: "end",
            phone: "foot",
            cell: (row) => orWithheld(row.applications, count),
          },
          { id: "hires", title: t`Hires`, align: "end", phone: "foot", cell: (row) => orWithheld(row.hires, count) },
          ...(money ? [cost] : []),
        ]}
      />
    </Card>
  );
}
