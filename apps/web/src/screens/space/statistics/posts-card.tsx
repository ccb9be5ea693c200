import { Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { TableCsvButton } from "./csv.tsx";
import { orWithheld, orNothing } from "./few.tsx";
import { changeStatisticsSearch, type StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type Props = Pick<Dashboard, "posts"> & { shown: StatisticsFilters };

/** How many job posts fit beside the funnel. If there is only one more, it is shown too. */
const first = 6;

/** The title of a job post, whose text direction may differ from that of the page. */
const named = ({ title }: { title: string }) => <bdi>{title}</bdi>;

/** Compares the job posts. A row opens the statistics of its post. */
export function PostsCard({ posts, shown }: Props) {
  const { t, i18n } = useLingui();
  const { url } = useActingSpace();
  const heading = useId();
  const title = t`Jobs`;
  const [all, setAll] = useState(false);
  const folded = !all && posts.length > first + 1;
  const count = (value: number) => formatCount(i18n.locale, value);
  const total = count(posts.length);
  const linkTo = ({ id }: { id: string }) => (
    <Link
      to="/work/$space/statistics"
      params={{ space: url }}
      search={changeStatisticsSearch(shown, { post: id })}
      activeProps={{}}
    />
  );
  return (
    <Card clip aria-labelledby={heading}>
      <Card.Head
        id={heading}
        title={title}
        actions={
          <span className={styles.acts}>
            <TableCsvButton shown={shown} table="posts" title={title} />
          </span>
        }
      />
      <DataTable
        flush
        density="regular"
        caption={title}
        rows={folded ? posts.slice(0, first) : posts}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        foot={
          folded && (
            <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
              <Trans>Show all {total}</Trans>
            </Button>
          )
        }
        empty={
          <div className={styles.nothing}>
            <Text size="md" tone="muted">
              <Trans>No jobs were open in this period.</Trans>
            </Text>
          </div>
        }
        columns={[
          { id: "title", title: t({ message: "Job", context: "job ad" }), cell: named },
          { id: "visits", title: t`Visits`, align: "end", phone: "foot", cell: (post) => count(post.visits) },
          {
            id: "applications",
            title: t`Applic.`,
            align: "end",
            phone: "foot",
            cell: (post) => orWithheld(post.applications, count),
          },
          {
            id: "answer",
            title: t({ message: "Reply", context: "days until the first one" }),
            align: "end",
            phone: "foot",
            cell: (post) => orNothing(post.medianAnswerDays, (days) => t`${count(Math.round(days))} d`),
          },
        ]}
      />
    </Card>
  );
}
