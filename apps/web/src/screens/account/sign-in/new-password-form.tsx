import { Trans, useLingui } from "@lingui/react/macro";
import { passwordSetting } from "@orbita/contract/credentials/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { NewPasswordFields } from "~/domain/step-up/new-password-fields.tsx";
import styles from "./account.module.css";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

type Props = { email: string; token: string; returnTo: ReturnTo | undefined; onExpired: () => void };

export function NewPasswordForm({ email, token, returnTo, onExpired }: Props) {
  const { t } = useLingui();
  const enter = useEnter();
  const [expired, setExpired] = useState(false);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: passwordSetting,
    defaultValues: { token, password: "", passwordConfirmation: "" },
    submit: async (body) => {
      setExpired(false);
      try {
        await answered(api().credentials.setPassword({ body }));
      } catch (error) {
        setExpired(hasCode(error, "account.codeExpired"));
        throw error;
      }
      showToast({ message: t`Password changed. You’ve been signed out on your other devices.` });
      await enter(returnTo);
    },
  });
  return (
    <FormBody onSubmit={onSubmit} className={styles.form}>
      <Stack gap={5}>
        {failure && (
          <Note
            tone="danger"
            role="alert"
            action={
              expired && (
                <TextLink onClick={onExpired}>
                  <Trans>Request a new code</Trans>
                </TextLink>
              )
            }
          >
            {failure}
          </Note>
        )}
        {/* Hidden field for password managers, which store a password together with its username. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={t`Password`}
          value={form.watch("password")}
          own={[email]}
          password={form.register("password", {
            onChange: () => {
              if (form.getValues("passwordConfirmation")) void form.trigger("passwordConfirmation");
            },
          })}
          confirmation={form.register("passwordConfirmation")}
          errors={{ password: errorOf("password"), confirmation: errorOf("passwordConfirmation") }}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          <Trans>Change password</Trans>
        </Button>
        <Text size="xs" tone="muted">
          <Trans>
            With a passkey, you’ll no longer need your password. You can create a passkey as soon as you’ve changed the
            password.
          </Trans>
        </Text>
      </Stack>
    </FormBody>
  );
}
