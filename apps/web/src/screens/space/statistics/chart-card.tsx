import { useLingui } from "@lingui/react/macro";
import type { StatisticsTableName } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { TableCsvButton } from "./csv.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

interface Props {
  title: string;
  shown: StatisticsFilters;
  table: StatisticsTableName;
  /** Legend or unit beside the title. */
  aside?: ReactNode;
  chart: ReactNode;
  /** The same data as a table; without it, the card has no toggle. */
  numbers?: ReactNode;
}

/** A chart, with a toggle to the table of its data. */
export function ChartCard({ title, shown, table, aside, chart, numbers }: Props) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Card.Head
        id={heading}
        title={title}
        actions={
          <div className={styles.aside}>
            {aside && !asTable && aside}
            <span className={styles.acts}>
              {numbers && (
                <IconButton
                  size="sm"
                  icon={asTable ? IconChartBar : IconTable}
                  label={asTable ? t`Show ${title} as a chart` : t`Show ${title} as a table`}
                  onClick={() => setAsTable(!asTable)}
                />
              )}
              <TableCsvButton shown={shown} table={table} title={title} />
            </span>
          </div>
        }
      />
      <Card.Body>{asTable && numbers ? numbers : chart}</Card.Body>
    </Card>
  );
}
