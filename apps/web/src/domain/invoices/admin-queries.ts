import type { AdminInvoice } from "@orbita/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Query key prefix of an admin's billing data.
 * All billing queries are invalidated together, because a credit note changes the invoice, the list and the history.
 */
export const billingAdminKey = ["admin", "billing"] as const;
export const adminInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingAdminKey, "invoice", id],
    queryFn: () => answered(api().adminInvoices.read({ params: { id } })),
    retry: false,
  });

/** The credit notes of an invoice. A credit note has the same period as its invoice. */
export const creditNotesQuery = ({ id, space, period }: Pick<AdminInvoice, "id" | "space" | "period">) =>
  queryOptions({
    queryKey: [...billingAdminKey, "notes", id],
    queryFn: async () => {
      const exact = { kind: "creditNote", period, spaceId: space.id };
      const filters = Object.entries(exact).map(([f, v]) => ({ f, v, mm: "is" as const }));
      const found = await answered(api().adminInvoice.search({ body: { size: 100, filters } }));
      // A search result does not say which invoice a credit note belongs to, so each of the few credit notes is loaded.
      const notes = await Promise.all(
        found.content.map((note) => answered(api().adminInvoices.read({ params: { id: note.id } }))),
      );
      return notes.filter(({ of }) => of?.id === id);
    },
  });

export const invoiceHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingAdminKey, "history", id],
    queryFn: () => answered(api().adminInvoices.history({ params: { id } })),
  });

export const blockedQuery = queryOptions({
  queryKey: [...billingAdminKey, "blocked"],
  queryFn: () => answered(api().adminInvoices.blocked({})),
});

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingAdminKey, "contract", id],
    queryFn: () => answered(api().contracts.read({ params: { id } })),
    retry: false,
  });

export const contractHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingAdminKey, "contractHistory", id],
    queryFn: () => answered(api().contracts.history({ params: { id } })),
  });

/** The Space's name and URL. A closed Space gives a "not found" error. */
export const spaceQuery = (id: string) =>
  queryOptions({
    queryKey: ["spaces", "byId", id],
    queryFn: () => answered(api().spaces.read({ params: { id } })),
    retry: false,
    staleTime: 60_000,
  });
