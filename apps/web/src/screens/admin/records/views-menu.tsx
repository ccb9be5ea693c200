import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityKind } from "@orbita/contract/back-office/entities/index";
import type { EntityDescription } from "@orbita/contract/back-office/entity";
import { backOfficeLimits } from "@orbita/contract/back-office/routes";
import { words } from "@orbita/contract/kernel/fields";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconBookmark, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { toListParams, type ListSearchParams, type ListState } from "~/domain/back-office/list-state.ts";
import { viewsQuery } from "~/domain/back-office/queries.ts";

type Props = { entity: EntityDescription; state: ListState; go: (address: ListSearchParams) => void };

/** Parses the search parameters stored in a saved view. They are untrusted, so the list validates them like any URL. */
function addressIn(query: string): ListSearchParams {
  try {
    const read: unknown = JSON.parse(query);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as ListSearchParams) : {};
  } catch {
    return {};
  }
}

/** The admin's saved views of this list. */
export function ViewsMenu({ entity, state, go }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [naming, setNaming] = useState(false);
  const { data = [] } = useQuery(viewsQuery);
  const query = JSON.stringify(toListParams(state));
  const kept = data.filter(({ kind }) => kind === entity.kind);
  const here = kept.find((view) => view.query === query);
  async function drop(id: string): Promise<void> {
    try {
      await answered(api().backOffice.dropView({ params: { id } }));
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    await queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="quiet" icon={IconBookmark}>
            {here ? <bdi>{here.name}</bdi> : <Trans>Views</Trans>}
          </Button>
        }
        groups={[
          kept.map(({ id, name, query: kind }) => ({
            id,
            label: <bdi>{name}</bdi>,
            icon: IconBookmark,
            onSelect: () => go(addressIn(kind)),
          })),
          [
            { id: "keep", label: t`Save this view…`, icon: IconPlus, onSelect: () => setNaming(true) },
            ...(here
              ? [
                  {
                    id: "drop",
                    label: t`Delete view “${here.name}”`,
                    icon: IconTrash,
                    onSelect: () => void drop(here.id),
                  },
                ]
              : []),
          ],
        ]}
      />
      {naming && <NameDialog kind={entity.kind as EntityKind} query={query} onClose={() => setNaming(false)} />}
    </>
  );
}

const named = z.object({ name: words(backOfficeLimits.view) });

function NameDialog({ kind, query, onClose }: { kind: EntityKind; query: string; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: named,
    defaultValues: { name: "" },
    submit: async ({ name }) => {
      await answered(api().backOffice.keepView({ body: { kind, name, query } }));
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
      showToast({ message: t`View “${name}” saved` });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Save this view`}
      description={t`Filters, order and columns will be saved for you only. A view with the same name will be replaced.`}
      submitLabel={t`Save`}
      size="md"
      {...{ onClose, onSubmit, busy, failure }}
    >
      <TextField
        id="name"
        label={t`View name`}
        maxLength={backOfficeLimits.view.max}
        error={errorOf("name")}
        {...form.register("name")}
      />
    </FormDialog>
  );
}
