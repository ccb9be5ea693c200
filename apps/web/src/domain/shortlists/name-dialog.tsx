import { useLingui } from "@lingui/react/macro";
import type { Shortlist } from "@orbita/contract";
import { newShortlist, shortlistLimits } from "@orbita/contract/shortlists/schema";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortlistsKey } from "~/shell/api/query-keys.ts";

type Props = {
  /** The shortlist to rename; without it, the dialog creates a shortlist. */
  list?: Shortlist;
  onClose: () => void;
  onDone?: (list: Shortlist) => void;
};

/** Names a new or existing shortlist. The dialog is mounted each time it opens, so that it starts with the current name. */
export function NameDialog({ list, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { id: spaceId } = useActingSpace();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newShortlist,
    defaultValues: { name: list?.name ?? "" },
    problemFields: { "shortlist.nameInUse": "name" },
    submit: async (body) => {
      const saved = list
        ? await answered(api().shortlists.rename({ params: { id: list.id }, body }, { spaceId }))
        : await answered(api().shortlists.create({ body }, { spaceId, idempotencyKey }));
      await queries.invalidateQueries({ queryKey: shortlistsKey(spaceId) });
      onClose();
      onDone?.(saved);
    },
  });
  const { name } = form.watch();
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={list ? t`Rename list` : t`New list`}
      onSubmit={onSubmit}
      submitLabel={list ? t`Save` : t`Create`}
      busy={busy}
      failure={failure}
    >
      <TextField
        size="lg"
        label={t`Name`}
        autoComplete="off"
        data-autofocus
        aside={`${name.length} / ${shortlistLimits.name.max}`}
        hint={t`Everyone who searches for talent in your Space can see the name; the people on the list can’t.`}
        error={errorOf("name")}
        {...form.register("name")}
      />
    </FormDialog>
  );
}
