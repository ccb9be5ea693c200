import { Trans, useLingui } from "@lingui/react/macro";
import type { Page } from "@orbita/contract";
import type { EntityDescription, EntityRecord } from "@orbita/contract/back-office/entity";
import { searchWindow } from "@orbita/contract/kernel/search";
import { Button } from "@orbita/ui/base/button.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { RecordBulkBar } from "./record-bulk-bar.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListMenus } from "./list-menus.tsx";
import { ListSearch } from "./list-search.tsx";
import {
  toListParams,
  isListFiltered,
  type ListSearchParams,
  type ListState,
} from "~/domain/back-office/list-state.ts";
import { formatRecordTitle } from "./record-title.tsx";
import { RunStrips } from "./run-strip.tsx";
import { useSelection, type RowSelection } from "./selection.ts";
import { useColumns } from "./use-columns.tsx";
import { useRecordRowKeys } from "./use-record-row-keys.ts";
import styles from "./back-office.module.css";

export type ListProps = {
  entity: EntityDescription;
  state: ListState;
  query: UseQueryResult<Page<EntityRecord>>;
  /** A link to this list with other search parameters. `go` navigates there without a link. */
  linkTo: (address: ListSearchParams) => LinkElement;
  go: (address: ListSearchParams) => void;
  rowLink: (record: EntityRecord) => LinkElement;
  /** Id of the record that is open in the drawer. */
  opened?: string | undefined;
};

/** The list of any entity kind, built from its entity definition: search, filter chips, sorting, columns, paging, bulk actions. */
export function EntityList(props: ListProps) {
  const { entity, state, query, linkTo, go } = props;
  const { t, i18n } = useLingui();
  const rows = useRecordRowKeys();
  const kind = pickAdminLabel(entity.words.many, i18n.locale);
  const { data, error } = query;
  return (
    <div className={styles.page} ref={rows}>
      <div className={styles.bar}>
        <ListSearch label={t`Search ${kind}`} q={state.q} onSearch={(q) => go(toListParams(state, { q }))} />
        <ListFilters {...{ entity, state, linkTo, go }} />
        <ListMenus {...{ entity, state, go }} found={data?.totalElements} />
      </div>
      <RunStrips kind={entity.kind} />
      {data ? (
        <Found {...props} found={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </div>
  );
}

function Found({ entity, state, found, linkTo, go, rowLink, opened }: ListProps & { found: Page<EntityRecord> }) {
  const { t, i18n } = useLingui();
  const columns = useColumns({ entity, state, linkTo });
  const selection = useSelection(JSON.stringify([state.q, state.filters]));
  const here = found.content.map(({ id }) => id);
  // The search API returns only the first `searchWindow` rows. Admins reach the rest with filters or the CSV export.
  const reached = Math.floor(searchWindow / found.size);
  const pager = usePager({ ...found, totalPages: Math.min(found.totalPages, reached) });
  const acts = entity.acts.some((act) => act !== "change");
  return (
    <DataTable<EntityRecord>
      caption={pickAdminLabel(entity.words.many, i18n.locale)}
      rows={found.content}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      selected={({ id }) => id === opened || selection.has(id)}
      columns={columns}
      select={acts ? { all: <AllBoxes {...{ selection, here }} />, row: boxOf(entity, selection) } : undefined}
      bulk={
        (selection.all || selection.ids.size > 0) && (
          <RecordBulkBar {...{ entity, state, selection }} found={found.totalElements} />
        )
      }
      empty={<Nothing {...{ entity, state, go }} />}
      foot={
        found.totalElements > 0 && (
          <Pagination
            {...pager}
            linkTo={(page) => linkTo(toListParams(state, { page }))}
            sizes={{
              label: t`Per page`,
              options: [11, 50, 100],
              current: state.size,
              linkTo: (size) => linkTo(toListParams(state, { size })),
            }}
          />
        )
      }
    />
  );
}

function AllBoxes({ selection, here }: { selection: RowSelection; here: readonly string[] }) {
  const { t } = useLingui();
  const chosen = here.filter(selection.has).length;
  return (
    <CheckboxField
      hideLabel
      label={t`Select all on this page`}
      checked={chosen > 0 && chosen === here.length}
      indeterminate={chosen > 0 && chosen < here.length}
      onChange={() => selection.turnPage(here)}
    />
  );
}

const boxOf = (entity: EntityDescription, selection: RowSelection) =>
  function box(record: EntityRecord) {
    return <OneBox name={formatRecordTitle(entity, record)} id={record.id} selection={selection} />;
  };

function OneBox({ name, id, selection }: { name: string; id: string; selection: RowSelection }) {
  const { t } = useLingui();
  return (
    <CheckboxField
      hideLabel
      label={t`Select ${name}`}
      checked={selection.has(id)}
      onChange={() => selection.turn(id)}
    />
  );
}

function Nothing({ entity, state, go }: Pick<ListProps, "entity" | "state" | "go">) {
  const { t, i18n } = useLingui();
  if (!isListFiltered(state)) return <StateView kind="emptyDocuments" title={t`No records yet`} />;
  return (
    <StateView
      kind="emptySearch"
      title={pickAdminLabel(entity.words.empty, i18n.locale)}
      actions={
        <Button onClick={() => go(toListParams({ ...state, q: undefined, filters: {} }))}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}
