import { useState, type ReactNode } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { CodeStep } from "~/domain/accounts/code-step.tsx";
import { dropVerification, keepVerification, type PendingVerification } from "./pending-verification.ts";

type Props = { pending: PendingVerification; failure?: unknown; more?: ReactNode };

export function VerifyEmailForm({ pending, failure, more }: Props) {
  const enter = useEnter();
  const { email, returnTo } = pending;
  const [sentAt, setSentAt] = useState(pending.sentAt);
  return (
    <CodeStep
      sentAt={sentAt}
      failure={failure}
      more={more}
      confirm={async (code) => {
        await answered(api().accounts.validateEmail({ body: { email, code } }));
        dropVerification();
        await enter(returnTo, { isNew: true });
      }}
      resend={async () => {
        await answered(api().accounts.sendVerificationEmail({ body: { email } }));
      }}
      onResent={(at) => {
        setSentAt(at);
        keepVerification({ ...pending, sentAt: at });
      }}
    />
  );
}
