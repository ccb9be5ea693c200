import { Trans, useLingui } from "@lingui/react/macro";
import type { Page, Run } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import {
  toRunsParams,
  isRunListFiltered,
  modeChoices,
  stateChoices,
  whatChoices,
  type RunsSearch,
} from "~/domain/operations/operations-search.ts";
import { toRuns } from "./places.ts";
import { logQuery } from "~/domain/operations/queries.ts";
import { toRun } from "./run-link.tsx";
import { runStateLabels, runKindLabels } from "./run-labels.ts";
import { useRunsColumns } from "./runs-columns.tsx";
import styles from "./operations.module.css";

type Props = { search: RunsSearch };

/** The list of all runs. Its filters and page are in the URL. */
export function RunLog({ search }: Props) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(logQuery(search));
  return (
    <>
      <PageHeader
        title={t`All runs`}
        count={data && formatCount(i18n.locale, data.totalElements)}
        meta={
          <TextLink link={<Link {...toRuns()} search={{}} activeOptions={{ exact: true }} />}>
            <Trans>Runs and health</Trans>
          </TextLink>
        }
      />
      <div className={styles.room}>
        <Filters search={search} />
        {error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Found found={data} search={search} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" />
        )}
      </div>
    </>
  );
}

const logLink = (search: RunsSearch, change: Partial<RunsSearch>) => (
  <Link
    {...toRuns("log")}
    search={toRunsParams(search, { run: undefined, ...change })}
    activeProps={{}}
    resetScroll={false}
  />
);

type RunFilter = { name: "what" | "state" | "mode" | "rows"; title: string; all: string; values: [string, string][] };

function Filters({ search }: Props) {
  const { t, i18n } = useLingui();
  const choices: RunFilter[] = [
    {
      name: "what",
      title: t`Action`,
      all: t`Everything`,
      values: whatChoices.map((one) => [one, i18n._(runKindLabels[one])]),
    },
    {
      name: "state",
      title: t`Outcome`,
      all: t`Any outcome`,
      values: stateChoices.map((one) => [one, i18n._(runStateLabels[one])]),
    },
    {
      name: "mode",
      title: t`Mode`,
      all: t`Dry runs and live runs`,
      values: modeChoices.map((one) => [
        one,
        one === "dry" ? t({ message: "Dry run", context: "run" }) : t({ message: "Live", context: "run" }),
      ]),
    },
    { name: "rows", title: t`Rows`, all: t`With and without rows`, values: [["some", t`With rows`]] },
  ];
  return (
    <div role="group" aria-label={t`Filters`} className={styles.filters}>
      {choices.map(({ name, title, all, values }) => {
        const chosen = search[name];
        const entry = (value: string | undefined, label: string) => ({
          key: value ?? "",
          label,
          chosen: value === chosen,
          link: logLink(search, { [name]: value }),
        });
        return (
          <FilterMenu
            key={name}
            title={title}
            shown={values.find(([value]) => value === chosen)?.[1] ?? title}
            on={chosen !== undefined}
            choices={[entry(undefined, all), ...values.map(([value, label]) => entry(value, label))]}
          />
        );
      })}
    </div>
  );
}

function Found({ found, search }: { found: Page<Run>; search: RunsSearch }) {
  const { t } = useLingui();
  const pager = usePager(found);
  const columns = useRunsColumns();
  return (
    <DataTable
      caption={t`All runs`}
      rows={found.content}
      rowKey={({ id }) => id}
      rowLink={({ id }) => toRun(id)}
      selected={({ id }) => id === search.run}
      columns={columns}
      empty={
        <StateView
          kind={isRunListFiltered(search) ? "emptySearch" : "emptyDocuments"}
          title={isRunListFiltered(search) ? t`No runs match these filters` : t`No runs yet`}
          actions={
            isRunListFiltered(search) && (
              <ButtonLink variant="outline" link={<Link {...toRuns("log")} search={{}} />}>
                <Trans>Clear filters</Trans>
              </ButtonLink>
            )
          }
        />
      }
      foot={found.totalPages > 1 && <Pagination {...pager} linkTo={(page) => logLink(search, { page })} />}
    />
  );
}
