import { Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { useId } from "react";
import { formatCents } from "~/domain/invoices/format.ts";
import { formatCount } from "~/shell/format/format.ts";
import { TableCsvButton } from "./csv.tsx";
import { orWithheld, orNothing } from "./few.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type Props = Pick<Dashboard, "figures" | "posts"> & { shown: StatisticsFilters };

/** The title of a job post, whose text direction may differ from that of the page. */
const named = ({ title }: { title: string }) => <bdi>{title}</bdi>;

/** The cost per application. Only owners see it. */
export function CostsCard({ figures: { costCents, costPerApplicationCents: each }, posts, shown }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const title = t`Cost per application`;
  const money = (cents: number) => formatCents(i18n.locale, cents);
  const count = (value: number) => formatCount(i18n.locale, value);
  const paid = posts.filter((post) => post.costCents !== null && post.costCents > 0);
  const spentBefore = costCents.before === null ? null : money(costCents.before);
  const eachBefore = each.before === null ? null : money(each.before);
  const facts = [
    {
      id: "all",
      value: costCents.value,
      term: spentBefore === null ? t`spent in this period` : t`spent in this period, previously ${spentBefore}`,
    },
    {
      id: "each",
      value: each.value,
      term: eachBefore === null ? t`per application` : t`per application, previously ${eachBefore}`,
    },
  ];
  return (
    <Card clip aria-labelledby={heading} className={styles.whole}>
      <Card.Head
        id={heading}
        title={title}
        actions={
          <span className={styles.acts}>
            <TableCsvButton shown={shown} table="posts" title={title} />
          </span>
        }
      />
      {paid.length === 0 ? (
        <Card.Body>
          <Text size="md" tone="muted">
            <Trans>You didn’t spend anything in this period. Free jobs cost nothing, however many people apply.</Trans>
          </Text>
        </Card.Body>
      ) : (
        <>
          <dl className={styles.costs}>
            {facts.map(({ id, term, value }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{orNothing(value, money)}</dd>
              </div>
            ))}
          </dl>
          <DataTable
            flush
            caption={title}
            rows={paid}
            rowKey={({ id }) => id}
            columns={[
              { id: "title", title: t({ message: "Job", context: "job ad" }), cell: named },
              {
                id: "cost",
                title: t`Spent`,
                align: "end",
                phone: "foot",
                cell: (post) => orNothing(post.costCents, money),
              },
              {
                id: "applications",
                title: t`Applications`,
                align: "end",
                phone: "foot",
                cell: (post) => orWithheld(post.applications, count),
              },
              {
                id: "each",
                title: t`Per application`,
                align: "end",
                phone: "foot",
                cell: (post) => orNothing(post.costPerApplicationCents, money),
              },
              {
                id: "hires",
                title: t`Hires`,
                align: "end",
                phone: "foot",
                cell: (post) => orWithheld(post.hires, count),
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}
