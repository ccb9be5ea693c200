import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { emailChange } from "@orbita/contract/credentials/schema";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useState } from "react";
import { useStepUpGate } from "./use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useTakeMe } from "~/shell/session/change-session.ts";
import { CodeStep } from "~/domain/accounts/code-step.tsx";

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The user's current email address. */
  email: string;
  onDone?: (() => void) | undefined;
};

type PendingEmailChange = { email: string; at: number };

/** Changes the email address once the code sent to the new address is entered here. The old address gets a link to undo it. */
export function ChangeEmailDialog({ opened, onClose, email, onDone }: Props) {
  const { t } = useLingui();
  const takeMe = useTakeMe();
  const [sent, setSent] = useState<PendingEmailChange | null>(null);
  const { isOpen, run, dialog } = useStepUpGate("changeEmail", opened, onClose);
  const ask = (to: string) => run((asked) => api().credentials.changeEmail({ body: { email: to } }, asked));
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: emailChange,
    defaultValues: { email: "" },
    submit: async ({ email: to }) => {
      await ask(to);
      setSent({ email: to, at: Date.now() });
    },
    problemFields: { "account.emailTaken": "email" },
  });
  const { reset } = form;
  // Resets the form and the step of the dialog each time it opens.
  useEffect(() => {
    if (!opened) return;
    reset();
    setSent(null);
  }, [opened, reset]);
  const to = sent?.email;
  const hours = accountLimits.emailUndoHours;
  return (
    <>
      {dialog}
      <FormDialog
        opened={isOpen}
        onClose={onClose}
        width={480}
        title={sent ? t`Enter the code` : t`Change address`}
        description={
          sent ? (
            <Trans>
              We’ve sent a six-digit code to <b dir="ltr">{to}</b>.
            </Trans>
          ) : (
            <Trans>
              Your address is <b dir="ltr">{email}</b>. We’ll send a code to the new one. We’ll also send the old one a
              link to undo the change, valid for <Plural value={hours} one="# hour" other="# hours" />.
            </Trans>
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
              const me = await answered(api().credentials.confirmEmail({ body: { code } }));
              const { email: address } = me;
              onClose();
              showToast({ message: t`Email address changed to ${address}` });
              await takeMe(me);
              onDone?.();
            }}
            resend={async () => {
              await ask(sent.email);
            }}
            onResent={(at) => setSent({ ...sent, at })}
          />
        ) : (
          <TextField
            type="email"
            size="lg"
            autoComplete="email"
            label={t`New address`}
            error={errorOf("email")}
            {...form.register("email")}
          />
        )}
      </FormDialog>
    </>
  );
}
