import { Trans, useLingui } from "@lingui/react/macro";
import { emailChange } from "@orbita/contract/credentials/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
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
    <Dialog
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
      closeLabel={t`Close`}
      onSubmit={sent ? undefined : onSubmit}
      actions={
        !sent && (
          <>
            <Button variant="quiet" size="lg" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="primary" size="lg" busy={busy}>
              <Trans>Send the code</Trans>
            </Button>
          </>
        )
      }
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
        <Stack gap={4}>
          {failure && (
            <Note tone="danger" role="alert">
              {failure}
            </Note>
          )}
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
        </Stack>
      )}
    </Dialog>
  );
}
