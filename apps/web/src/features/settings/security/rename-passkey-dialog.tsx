import { useLingui } from "@lingui/react/macro";
import type { Passkey } from "@orbita/contract";
import { passkeyLimits } from "@orbita/contract/passkeys/limits";
import { passkeyName } from "@orbita/contract/passkeys/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { securityKey } from "./queries.ts";

const renaming = z.object({ name: passkeyName });

/** Made anew each time it opens, so that it begins with the name of now. */
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
    <Dialog
      opened
      onClose={onClose}
      width={480}
      title={t`Name the passkey`}
      closeLabel={t`Close`}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <TextField
        size="lg"
        label={t`Name`}
        autoComplete="off"
        data-autofocus
        aside={`${name.length} / ${passkeyLimits.name.max}`}
        // The error takes its place: nothing moves under a finger that is on its way to the button.
        hint={t`So that you know which device it is in.`}
        error={errorOf("name")}
        {...form.register("name")}
      />
    </Dialog>
  );
}
