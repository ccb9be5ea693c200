import { Trans, useLingui } from "@lingui/react/macro";
import { emailChange } from "@orbita/contract/credentials/schema";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useTakeMe } from "~/shell/session/use-me.ts";
import { CodeStep } from "./code-step.tsx";

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The address as it is. */
  email: string;
  /** Who has a password gives it. */
  hasPassword: boolean;
  onDone?: (() => void) | undefined;
};

type Sent = { email: string; currentPassword?: string | undefined; at: number };

/** Another address: it counts once its code was written here, and the old one is told. */
export function ChangeEmailDialog({ opened, onClose, email, hasPassword, onDone }: Props) {
  const { t } = useLingui();
  const takeMe = useTakeMe();
  const [sent, setSent] = useState<Sent | null>(null);
  const ask = (body: { email: string; currentPassword?: string | undefined }) =>
    answered(api().credentials.changeEmail({ body }));
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: emailChange,
    defaultValues: { email: "", currentPassword: "" },
    submit: async ({ email: to, currentPassword }) => {
      const body = hasPassword ? { email: to, currentPassword } : { email: to };
      await ask(body);
      setSent({ ...body, at: Date.now() });
    },
    problemFields: { "account.emailTaken": "email", "account.passwordWrong": "currentPassword" },
  });
  const { reset } = form;
  // Each time it opens it begins anew.
  useEffect(() => {
    if (!opened) return;
    reset();
    setSent(null);
  }, [opened, reset]);
  const to = sent?.email;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      width={480}
      title={sent ? t`Write the code` : t`Change address`}
      description={
        sent ? (
          <Trans>
            Six digits, sent to <b dir="ltr">{to}</b>.
          </Trans>
        ) : (
          <Trans>
            Now it is <b dir="ltr">{email}</b>. We send a code to the new one, and tell the old one.
          </Trans>
        )
      }
      onSubmit={sent ? undefined : onSubmit}
      submitLabel={t`Send the code`}
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
            showToast({ message: t`Your address is now ${address}` });
            await takeMe(me);
            onDone?.();
          }}
          resend={async () => {
            const { at: _, ...body } = sent;
            await ask(body);
          }}
          onResent={(at) => setSent({ ...sent, at })}
        />
      ) : (
        <>
          <TextField
            type="email"
            size="lg"
            autoComplete="email"
            label={t`New address`}
            error={errorOf("email")}
            {...form.register("email")}
          />
          {hasPassword && (
            <PasswordField
              size="lg"
              label={t`Current password`}
              showLabel={t`Show the password`}
              error={errorOf("currentPassword")}
              {...form.register("currentPassword")}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
