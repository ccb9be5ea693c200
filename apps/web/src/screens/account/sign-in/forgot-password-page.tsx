import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { AskResetForm } from "./ask-reset-form.tsx";
import { CodeStep } from "~/domain/accounts/code-step.tsx";
import { takeHashSecret } from "~/shell/navigation/hash-secret.ts";
import { maskEmail } from "~/domain/accounts/mask-email.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { dropReset, keepReset, readReset } from "./pending-reset.ts";
import styles from "~/domain/accounts/code-step.module.css";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

type PasswordResetStep =
  | { name: "address"; email: string }
  | { name: "code"; email: string; sentAt: number }
  | { name: "password"; email: string; token: string };

/** After a reload, the page resumes at the code step: on a phone the user leaves the page for the mail app. */
function firstStep(own: string | undefined): PasswordResetStep {
  const token = takeHashSecret();
  if (token) return { name: "password", email: "", token };
  const kept = readReset();
  if (kept?.sentAt) return { name: "code", email: kept.email, sentAt: kept.sentAt };
  return { name: "address", email: kept?.email ?? own ?? "" };
}

/** Password reset: email address, emailed code, new password. Then the user is signed in and returns to the previous page. */
export function ForgotPasswordPage({ returnTo }: { returnTo: ReturnTo | undefined }) {
  const me = useMe();
  const [step, setStep] = useState<PasswordResetStep>(() => firstStep(me?.email));

  function askAgain(email: string): void {
    dropReset();
    setStep({ name: "address", email });
  }
  function sent(email: string): void {
    const sentAt = Date.now();
    keepReset({ email, sentAt, returnTo });
    setStep({ name: "code", email, sentAt });
  }

  const { email } = step;
  const masked = maskEmail(email);
  if (step.name === "address")
    return (
      <ResetFrame
        returnTo={returnTo}
        title={<Trans>Reset your password</Trans>}
        lead={<Trans>Enter your account email and we’ll send you a six-digit code.</Trans>}
      >
        <AskResetForm email={email} onSent={sent} />
      </ResetFrame>
    );
  if (step.name === "code")
    return (
      <ResetFrame
        returnTo={returnTo}
        title={<Trans>Enter the code</Trans>}
        lead={
          <Trans>
            If <b dir="ltr">{masked}</b> has an account, we’ve sent a six-digit code to this address.
          </Trans>
        }
      >
        <div className={styles.step}>
          <CodeStep
            sentAt={step.sentAt}
            confirm={async (code) => {
              const { token } = await answered(api().credentials.validateReset({ body: { email, code } }));
              dropReset();
              setStep({ name: "password", email, token });
            }}
            resend={async () => {
              await answered(api().credentials.resetPassword({ body: { email } }));
            }}
            onResent={() => sent(email)}
            more={
              <Text size="sm" tone="muted">
                <Trans>Wrong address?</Trans>{" "}
                <TextLink onClick={() => askAgain(email)}>
                  <Trans>Enter another address</Trans>
                </TextLink>
              </Text>
            }
          />
        </div>
      </ResetFrame>
    );
  return (
    <ResetFrame
      returnTo={returnTo}
      focusTitle
      title={<Trans>Reset your password</Trans>}
      lead={
        email ? (
          <Trans>Code confirmed. When you set a new password, we’ll sign you out on all your other devices.</Trans>
        ) : (
          <Trans>When you set a new password, we’ll sign you out on all your other devices.</Trans>
        )
      }
    >
      <NewPasswordForm email={email} token={step.token} returnTo={returnTo} onExpired={() => askAgain(email)} />
    </ResetFrame>
  );
}

type FrameProps = {
  returnTo: ReturnTo | undefined;
  title: ReactNode;
  lead: ReactNode;
  /** Focuses the title on mount, which is needed if the step of the password reset changed without a navigation. */
  focusTitle?: boolean;
  children: ReactNode;
};

function ResetFrame({ returnTo, title, lead, focusTitle, children }: FrameProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      width="narrow"
      actions={
        <ButtonLink variant="quiet" link={<Link to="/sign-in" search={returnTo ? { returnTo } : {}} />}>
          <Trans>Sign in another way</Trans>
        </ButtonLink>
      }
    >
      <Heading level={1} size="lg" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        {lead}
      </Text>
      {children}
    </FocusFrame>
  );
}
