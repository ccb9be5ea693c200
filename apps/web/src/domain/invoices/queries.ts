import type { LedgerEntry } from "@orbita/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { billingKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export const summaryQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...billingKey(spaceId), "summary"],
    queryFn: () => answered(api().invoices.summary({ params: { space: spaceId } }, { spaceId })),
  });

export const invoicesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...billingKey(spaceId), "invoices"],
    queryFn: () => answered(api().invoices.list({ params: { space: spaceId } }, { spaceId })),
  });

export const invoiceQuery = (spaceId: string, invoice: string) =>
  queryOptions({
    queryKey: [...billingKey(spaceId), "invoice", invoice],
    queryFn: () => answered(api().invoices.read({ params: { space: spaceId, invoice } }, { spaceId })),
  });

/** Polling interval of the ledger in ms. Clicks are too frequent to send a change event for each. */
const lookEvery = 15_000;
const ledgerKey = (spaceId: string) => [...billingKey(spaceId), "ledger"] as const;

/** The ledger of a day; undefined means today. */
export const dayQuery = (spaceId: string, day: string | undefined) =>
  queryOptions({
    queryKey: [...ledgerKey(spaceId), "day", day ?? "today"],
    queryFn: () => answered(api().clicks.day({ params: { id: spaceId }, query: { day } }, { spaceId })),
    placeholderData: keepPreviousData,
    refetchInterval: day === undefined && lookEvery,
  });

type LedgerEntriesQuery = { id: string; day: string; size: number; live: boolean };
type LedgerEntryPage = { content: LedgerEntry[]; total: number };

/** The clicks in a day's ledger, newest first. Pages use entry numbers as the cursor, so that clicks that arrive later shift no page. */
export const ledgerEntriesQuery = (spaceId: string, { id, day, size, live }: LedgerEntriesQuery) =>
  infiniteQueryOptions({
    queryKey: [...ledgerKey(spaceId), "entries", id, day, size],
    queryFn: ({ pageParam }) =>
      answered(
        api().clicks.entries(
          { params: { id }, query: { day, size, ...(pageParam && { before: pageParam }) } },
          { spaceId },
        ),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ content }: LedgerEntryPage) => {
      const last = content.at(-1)?.number;
      return last && last > 1 ? last : undefined;
    },
    refetchInterval: live && lookEvery,
  });

/** Refetches billing on change events: a settled payment, a new invoice, or a change by another owner. */
export function useLiveBilling(spaceId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onChangeEvent("billing.changed", ({ id }) => {
        if (id === spaceId) void queries.invalidateQueries({ queryKey: billingKey(spaceId) });
      }),
    [queries, spaceId],
  );
}
