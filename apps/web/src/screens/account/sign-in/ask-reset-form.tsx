import { Trans, useLingui } from "@lingui/react/macro";
import { resetRequest } from "@orbita/contract/credentials/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import styles from "./account.module.css";

/**
 * Asks for the address to reset a password.
 * The next step is the same for every address, so that the form does not reveal which addresses have an account.
 */
export function AskResetForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useLingui();
  // True if the request was rate limited, perhaps because of other people's requests.
  // The owner of the address then already has an email with a valid link.
  const [paused, setPaused] = useState(false);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: resetRequest,
    defaultValues: { email },
    submit: async (body) => {
      setPaused(false);
      try {
        await answered(api().credentials.resetPassword({ body }));
      } catch (error) {
        setPaused(hasCode(error, "request.tooMany"));
        throw error;
      }
      onSent(body.email);
    },
  });
  return (
    <FormBody onSubmit={onSubmit} className={styles.form}>
      <Stack gap={5}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
            {paused && (
              <>
                {" "}
                <Trans>If you received an email from us in the last hour, the link in it still works.</Trans>
              </>
            )}
          </Note>
        )}
        <TextField
          size="lg"
          type="email"
          autoComplete="username"
          label={t`Email`}
          error={errorOf("email")}
          {...form.register("email")}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          <Trans>Send code</Trans>
        </Button>
      </Stack>
    </FormBody>
  );
}
