import type { InvoiceBlockReason, OwnSpace } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { summaryQuery } from "~/domain/invoices/queries.ts";
import { postsKey } from "~/shell/api/query-keys.ts";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { useTakeSpace } from "~/domain/spaces/use-take-space.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { billingData, billingDataOf, changeOf } from "./billing-data.ts";
import { billingKey } from "~/shell/api/query-keys.ts";

/**
 * The form of the billing data, saved with the version of the loaded Space.
 * `onSaved` receives the data that are still missing for an invoice.
 */
export function useBillingData(space: OwnSpace, onSaved: (missing: readonly InvoiceBlockReason[]) => void) {
  const queries = useQueryClient();
  const take = useTakeSpace();
  return useContractForm({
    schema: billingData,
    defaultValues: billingDataOf(space),
    problemFields: { "space.vatTaken": "vat" },
    submit: async (written) => {
      const params = { id: space.id };
      try {
        const saved = await answered(
          api().spaces.changeOwn({ params, body: changeOf(space, written) }, { spaceId: space.id }),
        );
        await take(saved, space);
      } catch (error) {
        // After a concurrent change, refetches the Space and keeps the typed values.
        // The next save then overwrites the other change.
        if (hasCode(error, "space.changedMeanwhile")) await queries.invalidateQueries(ownSpaceQuery(space.id));
        throw error;
      }
      void queries.invalidateQueries({ queryKey: postsKey(space.id) });
      await queries.invalidateQueries({ queryKey: billingKey(space.id) });
      onSaved((await queries.fetchQuery(summaryQuery(space.id))).missing);
    },
  });
}

export type BillingForm = ReturnType<typeof useBillingData>;
