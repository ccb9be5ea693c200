import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { OtpField } from "@orbita/ui/fields/otp-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { CodeRing } from "./code-ring.tsx";
import { dropVerification, keepVerification, type PendingVerification } from "./pending-verification.ts";
import { clockOf, useCountdown } from "./use-countdown.ts";
import styles from "./verify-email.module.css";

const { digits, minutes, tries } = accountLimits.code;
const lifeMs = minutes * 60_000;
/** A second mail within half a minute is impatience, not loss. */
const resendAfterMs = 30_000;

export function VerifyEmailForm({ pending }: { pending: PendingVerification }) {
  const { t, i18n } = useLingui();
  const enter = useEnter();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [triesLeft, setTriesLeft] = useState<number>(tries);
  const [sentAt, setSentAt] = useState(pending.sentAt);
  const left = useCountdown(sentAt + lifeMs);
  // The page asks for one thing, and after a refusal again; the boxes are open only once that is shown.
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);

  async function confirm(complete: string): Promise<void> {
    if (busy || complete.length < digits) return;
    setBusy(true);
    setError(null);
    try {
      await answered(api().accounts.validateEmail({ body: { email: pending.email, code: complete } }));
      dropVerification();
      await enter(pending.returnTo);
    } catch (refusal) {
      const stillAllowed = problemOf(refusal)?.params["triesLeft"];
      if (typeof stillAllowed === "number") setTriesLeft(stillAllowed);
      setError(refusal);
      setCode("");
      setBusy(false);
    }
  }

  function renewed(at: number): void {
    setSentAt(at);
    setTriesLeft(tries);
    setError(null);
    setCode("");
    keepVerification({ ...pending, sentAt: at });
    showToast({ message: t`A new code is on its way` });
    input.current?.focus();
  }

  const remaining = clockOf(left);
  return (
    <>
      <FormBody
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void confirm(code);
        }}
      >
        <div className={styles.form}>
          <OtpField
            ref={input}
            label={t`Six-digit code`}
            value={code}
            onChange={setCode}
            onComplete={(complete) => void confirm(complete)}
            error={error ? failureText(i18n, error) : undefined}
            disabled={busy}
          />
          <div className={styles.status}>
            <span className={styles.clock}>
              <CodeRing share={(left * 1_000) / lifeMs} />
              {left > 0 ? (
                <span>
                  <Trans>
                    Expires in <b>{remaining}</b>
                  </Trans>
                </span>
              ) : (
                <Trans>This code has expired</Trans>
              )}
            </span>
            <Text as="span" size="sm" tone="muted">
              <Trans>
                {triesLeft} of {tries} attempts left
              </Trans>
            </Text>
          </div>
          <Button type="submit" variant="primary" size="lg" block busy={busy} disabled={code.length < digits}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </FormBody>
      <Resend email={pending.email} sentAt={sentAt} onSent={renewed} onFailed={setError} />
    </>
  );
}

type ResendProps = { email: string; sentAt: number; onSent: (at: number) => void; onFailed: (error: unknown) => void };

function Resend({ email, sentAt, onSent, onFailed }: ResendProps) {
  const wait = useCountdown(sentAt + resendAfterMs);
  async function send(): Promise<void> {
    try {
      await answered(api().accounts.sendVerificationEmail({ body: { email } }));
      onSent(Date.now());
    } catch (error) {
      onFailed(error);
    }
  }
  const remaining = clockOf(wait);
  return (
    <div className={styles.foot}>
      <div className={styles.resend}>
        <Text as="span" size="md">
          <Trans>Has it not arrived?</Trans>
        </Text>
        <Text as="span" size="md" tone="muted">
          {wait > 0 ? (
            <Trans>You can ask again in {remaining}</Trans>
          ) : (
            <TextLink onClick={() => void send()}>
              <Trans>Send a new code</Trans>
            </TextLink>
          )}
        </Text>
      </div>
      <Text size="sm" tone="muted">
        <Trans>Look among the spam too: the sender is {productName}. A new code ends the old one.</Trans>
      </Text>
    </div>
  );
}
