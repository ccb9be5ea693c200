import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { QueryFailure } from "~/shell/states/query-failure.tsx";

type CursorPage<Row> = { content: Row[]; cursor: string | null };
type Props<Row> = {
  caption: string;
  empty: string;
  query: UseInfiniteQueryResult<InfiniteData<CursorPage<Row>>>;
  columns: readonly DataColumn<Row>[];
};

/** A cursor-paged list without a total count; "Show more" loads the next page. */
export function CursorTable<Row extends { id: string }>({ caption, empty, query, columns }: Props<Row>) {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  return (
    <DataTable
      caption={caption}
      rows={data.pages.flatMap(({ content }) => content)}
      rowKey={({ id }) => id}
      columns={columns}
      density="tall"
      empty={<StateView kind="emptySearch" title={empty} />}
      foot={
        hasNextPage && (
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )
      }
    />
  );
}
