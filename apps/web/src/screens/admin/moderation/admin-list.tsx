import { useLingui } from "@lingui/react/macro";
import type { Page } from "@orbita/contract";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import type { FeedAdminSearch } from "~/domain/moderation/feed-admin-search.ts";

type Props<Row extends { id: string }> = {
  caption: string;
  empty: string;
  query: UseQueryResult<Page<Row>>;
  columns: readonly DataColumn<Row>[];
  part?: string;
  search: FeedAdminSearch;
  rowLink?: (row: Row) => LinkElement;
};

/** A paged admin list, with its loading and error states. */
export function AdminList<Row extends { id: string }>({ query, ...rest }: Props<Row>) {
  const { t } = useLingui();
  if (query.error) return <QueryFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingList label={t`Loading`} shape="none" />;
  return <Found {...rest} found={query.data} />;
}

function Found<Row extends { id: string }>({
  caption,
  empty,
  columns,
  part,
  search: { page: _, ...search },
  rowLink,
  found,
}: Omit<Props<Row>, "query"> & { found: Page<Row> }) {
  const pager = usePager(found);
  const linkTo = (page: number) => (
    <Link {...toAdmin("feed", part)} search={{ ...search, ...(page > 0 && { page }) }} />
  );
  return (
    <DataTable
      caption={caption}
      rows={found.content}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      columns={columns}
      density="tall"
      empty={<StateView kind="emptySearch" title={empty} />}
      foot={found.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    />
  );
}
