import type { EntityDescription } from "@orbita/contract/back-office/entity";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { toListFilters, type ListState } from "./list-state.ts";
import { callsOf, routesOf, type RecordRequest } from "./record-calls.ts";

export const backOfficeKey = ["admin", "back-office"] as const;
/**
 * Query key prefix of an entity kind.
 * All queries of the kind are invalidated together, because an action changes the record, its list and its history.
 */
export const kindKey = (kind: string) => [...backOfficeKey, kind] as const;

export const recordListQuery = (entity: EntityDescription, state: ListState) => {
  const { page, size, sort = entity.sort } = state;
  return queryOptions({
    queryKey: [...kindKey(entity.kind), "list", state],
    queryFn: () => {
      const filters = toListFilters(entity, state, Date.now());
      return answered(routesOf(entity.kind).search({ body: { page, size, sort, filters } as never }));
    },
    placeholderData: keepPreviousData,
  });
};

/** The total number of records of an entity kind. */
export const totalQuery = ({ kind }: EntityDescription) =>
  queryOptions({
    queryKey: [...kindKey(kind), "total"],
    queryFn: async () => (await answered(routesOf(kind).search({ body: { size: 1 } }))).totalElements,
    staleTime: 60_000,
  });

/**
 * The full record. Reading personal data is logged with the reason.
 * The query has no retries and no focus refetches, so that each opening is logged once.
 */
export const recordQuery = (entity: EntityDescription, wanted: RecordRequest) =>
  queryOptions({
    queryKey: [...kindKey(entity.kind), "record", wanted.id],
    queryFn: () => callsOf(entity).read(wanted),
    retry: false,
    refetchOnWindowFocus: false,
  });

export const recordHistoryQuery = (entity: EntityDescription, wanted: RecordRequest) =>
  queryOptions({
    queryKey: [...kindKey(entity.kind), "history", wanted.id],
    queryFn: () => callsOf(entity).history(wanted),
    retry: false,
    refetchOnWindowFocus: false,
  });

export const viewsQuery = queryOptions({
  queryKey: [...backOfficeKey, "views"],
  queryFn: () => answered(api().backOffice.views({})),
});
