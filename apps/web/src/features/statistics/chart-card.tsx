import { useLingui } from "@lingui/react/macro";
import type { StatisticsTable } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { CsvButton } from "./csv.tsx";
import type { Shown } from "./statistics-search.ts";
import styles from "./statistics.module.css";

interface Props {
  title: string;
  shown: Shown;
  table: StatisticsTable;
  /** Beside the title: which line is which, the unit. */
  aside?: ReactNode;
  chart: ReactNode;
  /** The same numbers; without them there is nothing to turn to. */
  numbers?: ReactNode;
}

/** A chart that answers its title, and the table behind it. */
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
                  label={asTable ? t`Show as a chart: ${title}` : t`Show as a table: ${title}`}
                  onClick={() => setAsTable(!asTable)}
                />
              )}
              <CsvButton shown={shown} table={table} title={title} />
            </span>
          </div>
        }
      />
      <Card.Body>{asTable && numbers ? numbers : chart}</Card.Body>
    </Card>
  );
}
