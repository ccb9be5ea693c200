import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ["feed", "decision", id],
    queryFn: () => answered(api().moderation.statement({ params: { id } })),
    retry: false,
  });

/** The statement for a suspended user, by the token of the emailed link. The token replaces the id in the query key. */
export const linkedStatementQuery = (token: string) =>
  queryOptions({
    queryKey: ["feed", "decision", token],
    queryFn: () => answered(api().moderation.statementByLink({ params: { token } })),
    retry: false,
  });

export const myReportsQuery = (page: number) =>
  queryOptions({
    queryKey: ["feed", "reports", page],
    queryFn: () => answered(api().moderation.myReports({ query: { page } })),
    placeholderData: keepPreviousData,
  });
