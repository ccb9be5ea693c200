import { Trans, useLingui } from "@lingui/react/macro";
import { passwordChange } from "@orbita/contract/credentials/schema";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useState } from "react";
import { useStepUpGate } from "./use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { CodeStep } from "~/domain/accounts/code-step.tsx";
import { maskEmail } from "~/domain/accounts/mask-email.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The user's own address, which receives the code. */
  email: string;
  /** False for a user who signs in with a provider only and sets a first password. */
  hasPassword: boolean;
  onDone?: (() => void) | undefined;
};

type NewPasswordBody = { password: string; passwordConfirmation: string };

/** Sets a new password. It takes effect once the emailed code is entered; then all other sessions end. */
export function ChangePasswordDialog({ opened, onClose, email, hasPassword, onDone }: Props) {
  const { t } = useLingui();
  const [sent, setSent] = useState<{ body: NewPasswordBody; at: number } | null>(null);
  const { isOpen, run, dialog } = useStepUpGate("changePassword", opened, onClose);
  const ask = (body: NewPasswordBody) => run((asked) => api().credentials.changePassword({ body }, asked));
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: passwordChange,
    defaultValues: { password: "", passwordConfirmation: "" },
    submit: async (body) => {
      await ask(body);
      setSent({ body, at: Date.now() });
    },
  });
  const { reset } = form;
  // Resets the form and the step of the dialog each time it opens.
  useEffect(() => {
    if (!opened) return;
    reset();
    setSent(null);
  }, [opened, reset]);
  const masked = maskEmail(email);
  return (
    <>
      {dialog}
      <FormDialog
        opened={isOpen}
        onClose={onClose}
        width={480}
        title={sent ? t`Enter the code` : hasPassword ? t`Change password` : t`Set password`}
        description={
          sent ? (
            <Trans>
              We’ve sent a six-digit code to <b dir="ltr">{masked}</b>.
            </Trans>
          ) : (
            t`We’ll email you a code to confirm the change. Then we’ll sign you out on all your other devices.`
          )
        }
        onSubmit={sent ? undefined : onSubmit}
        submitLabel={t`Send code`}
        busy={busy}
        failure={failure}
      >
        {sent ? (
          <CodeStep
            sentAt={sent.at}
            confirm={async (code) => {
              await answered(api().credentials.confirmPassword({ body: { code } }));
              onClose();
              onDone?.();
              showToast({ message: t`Password changed. You’ve been signed out on your other devices.` });
            }}
            resend={async () => {
              await ask(sent.body);
            }}
            onResent={(at) => setSent({ ...sent, at })}
          />
        ) : (
          <NewPasswordFields
            label={t`New password`}
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
        )}
      </FormDialog>
    </>
  );
}
