import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export type ApplicationsTab = "open" | "closed";

export const myApplicationsKey = ["my-applications"] as const;

export const applicationsQuery = (tab: ApplicationsTab, page: number, size: number = pageDefaults.size) =>
  queryOptions({
    queryKey: [...myApplicationsKey, "list", tab, page, size],
    queryFn: () =>
      answered(
        api().applications.searchMine({
          body: { page, size, sort: "updated:desc", filters: [{ f: "open", v: tab === "open" }] },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const myApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...myApplicationsKey, "one", id],
    queryFn: () => answered(api().applications.readMine({ params: { id } })),
  });

export const savedCountQuery = queryOptions({
  queryKey: ["saved-jobs", "count"],
  queryFn: async () => (await answered(api().savedJobs.list({ query: { page: 0, size: 1 } }))).totalElements,
});

export const searchesCountQuery = queryOptions({
  queryKey: ["saved-searches", "own", "count"],
  queryFn: async () => (await answered(api().savedSearches.jobs({}))).length,
});

/** Refetches the user's applications when one of them changes. */
export function useLiveApplications(): void {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("application.changed", () => void queries.invalidateQueries({ queryKey: myApplicationsKey })),
    [queries],
  );
}
