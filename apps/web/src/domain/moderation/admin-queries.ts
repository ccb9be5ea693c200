import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { openCasesKey } from "~/shell/frames/use-open-cases.ts";
import type { CaseTab } from "./feed-admin-search.ts";

/**
 * Query key prefix of the moderation data.
 * All moderation queries are invalidated together, because a decision changes a case, a post and a count.
 */
export const feedAdminKey = openCasesKey;

export type CaseListQuery = { q: string; page: number };
const size = 20;

const statesOf: Record<CaseTab, string[]> = { open: ["open"], appealed: ["appealed"], decided: ["decided", "closed"] };
const within = (field: string, q: string) => (q ? [{ f: field, v: q, mm: "c" as const }] : []);

/** Open and appealed cases are sorted oldest first, decided cases newest first. */
export const casesQuery = (tab: CaseTab, { q, page }: CaseListQuery) =>
  queryOptions({
    queryKey: [...feedAdminKey, "cases", tab, q, page],
    queryFn: () =>
      answered(
        api().moderation.search({
          body: {
            page,
            size,
            sort: tab === "decided" ? "created:desc" : "created:asc",
            filters: [{ f: "state", v: statesOf[tab], mm: "in" }, ...within("quoted", q)],
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The number of cases in a tab. */
export const caseCountQuery = (tab: CaseTab) =>
  queryOptions({
    queryKey: [...feedAdminKey, "count", tab],
    queryFn: async () => {
      const filters = [{ f: "state", v: statesOf[tab], mm: "in" as const }];
      return (await answered(api().moderation.search({ body: { size: 1, filters } }))).totalElements;
    },
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...feedAdminKey, "case", id],
    queryFn: () => answered(api().moderation.read({ params: { id } })),
    retry: false,
  });

export const caseHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...feedAdminKey, "history", id],
    queryFn: () => answered(api().moderation.history({ params: { id } })),
  });

export const adminChannelQuery = (id: string) =>
  queryOptions({
    queryKey: [...feedAdminKey, "channel", id],
    queryFn: () => answered(api().adminChannels.read({ params: { id } })),
  });

export const channelProposalsQuery = queryOptions({
  queryKey: [...feedAdminKey, "proposals"],
  queryFn: () => answered(api().adminChannels.proposals({})),
});
