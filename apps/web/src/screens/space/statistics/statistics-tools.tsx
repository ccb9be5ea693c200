import { useLingui } from "@lingui/react/macro";
import type { StatisticsPeriod } from "@orbita/contract";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { CsvMenu } from "./csv.tsx";
import { dashboardQuery } from "./queries.ts";
import { periods, changeStatisticsSearch, type StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

/** Choice of the job post and the period, and CSV downloads. The choices are stored in the URL. */
export function StatisticsTools({ shown }: { shown: StatisticsFilters }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  const navigate = useNavigate();
  const words: Record<StatisticsPeriod, string> = { "30d": t`30 days`, "90d": t`90 days`, "12m": t`12 months` };
  return (
    <div className={styles.tools}>
      <PostFilter shown={shown} />
      <SegmentedControl
        label={t`Period`}
        value={shown.period}
        segments={periods.map((value) => ({ value, label: words[value] }))}
        onChange={(period) =>
          void navigate({
            to: "/work/$space/statistics",
            params: { space: url },
            search: changeStatisticsSearch(shown, { period }),
            resetScroll: false,
          })
        }
      />
      <CsvMenu shown={shown} />
    </div>
  );
}

/** Filter by job post. Lists all posts with data in the period, regardless of the chosen post. */
function PostFilter({ shown }: { shown: StatisticsFilters }) {
  const { t } = useLingui();
  const { id: spaceId, url } = useActingSpace();
  const posts = useQuery(dashboardQuery(spaceId, { ...shown, post: undefined })).data?.posts ?? [];
  const chosen = posts.find(({ id }) => id === shown.post);
  const linkTo = (post: string | undefined) => (
    <Link
      to="/work/$space/statistics"
      params={{ space: url }}
      search={changeStatisticsSearch(shown, { post })}
      activeProps={{}}
      resetScroll={false}
    />
  );
  return (
    <FilterMenu
      title={t({ message: "Job", context: "job ad" })}
      shown={shown.post === undefined ? t`All jobs` : (chosen?.title ?? t`One job`)}
      on={shown.post !== undefined}
      align="end"
      choices={[
        { key: "", label: t`All jobs`, chosen: shown.post === undefined, link: linkTo(undefined) },
        ...posts.map(({ id, title }) => ({
          key: id,
          label: <bdi>{title}</bdi>,
          chosen: id === shown.post,
          link: linkTo(id),
        })),
      ]}
    />
  );
}
