import type { Entity } from "@orbita/contract/back-office/entity";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { filtersOf, type ListState } from "./list-state.ts";
import { callsOf, routesOf, type RecordRequest } from "./record-calls.ts";

export const backOfficeKey = ["admin", "back-office"] as const;
/** Invalidating this key refetches all data of a kind: an action changes the record, its list and its history. */
export const kindKey = (kind: string) => [...backOfficeKey, kind] as const;

export const listQuery = (entity: Entity, state: ListState) => {
  const { page, size, sort = entity.sort } = state;
  return queryOptions({
    queryKey: [...kindKey(entity.kind), "list", state],
    queryFn: () => {
      const filters = filtersOf(entity, state, Date.now());
      return answered(routesOf(entity.kind).search({ body: { page, size, sort, filters } as never }));
    },
    placeholderData: keepPreviousData,
  });
};

/** The number of records without any filter. */
export const totalQuery = ({ kind }: Entity) =>
  queryOptions({
    queryKey: [...kindKey(kind), "total"],
    queryFn: async () => (await answered(routesOf(kind).search({ body: { size: 1 } }))).totalElements,
    staleTime: 60_000,
  });

/**
 * The full record. Reading personal data is logged with the reason; without retries and focus refetches each opening is logged
 * once.
 */
export const recordQuery = (entity: Entity, wanted: RecordRequest) =>
  queryOptions({
    queryKey: [...kindKey(entity.kind), "record", wanted.id],
    queryFn: () => callsOf(entity).read(wanted),
    retry: false,
    refetchOnWindowFocus: false,
  });

export const recordHistoryQuery = (entity: Entity, wanted: RecordRequest) =>
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
