import { useLingui } from "@lingui/react/macro";
import type { Passkey } from "@orbita/contract";
import { passkeyLimits } from "@orbita/contract/passkeys/limits";
import { passkeyName } from "@orbita/contract/passkeys/schema";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { securityKey } from "./queries.ts";

const renaming = z.object({ name: passkeyName });

/** Renames a passkey. The dialog is mounted each time it opens, so that the form starts with the current name. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: renaming,
    defaultValues: { name: passkey.name },
    submit: async (body) => {
      await answered(api().passkeys.rename({ params: { id: passkey.id }, body }));
      await queries.invalidateQueries({ queryKey: securityKey });
      onClose();
    },
  });
  const { name } = form.watch();
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Rename passkey`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure}
    >
      <TextField
        size="lg"
        label={t`Name`}
        autoComplete="off"
        data-autofocus
        aside={`${name.length} / ${passkeyLimits.name.max}`}
        // An error is shown in place of the hint, so that the button does not move while the user reaches for it.
        hint={t`The name will tell you which device the passkey is on.`}
        error={errorOf("name")}
        {...form.register("name")}
      />
    </FormDialog>
  );
}
