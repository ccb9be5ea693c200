import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { OrbitClock } from "@orbita/ui/base/orbit-clock.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { OtpField } from "@orbita/ui/fields/otp-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import styles from "./code-step.module.css";

/** Whole seconds until a timestamp in milliseconds; 0 once it has passed. */
function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** The remaining time of a code in minutes and seconds, for example "3:42". */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const { digits, minutes, tries, pauseSeconds } = accountLimits.code;
const lifeMs = minutes * 60_000;
/** Seconds before expiry at which screen readers announce the time, once: an announcement every second would be unusable. */
const warnAt = 60;

type Props = {
  /** When the code was emailed; null if unknown. */
  sentAt: number | null;
  /** Throws the API's error if the code is rejected. */
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  onResent: (at: number) => void;
  /** The error if the code could not be sent, shown before the user has typed anything. */
  failure?: unknown;
  /** Further links, shown below the input of the code. */
  more?: ReactNode;
};

/** Confirms any action with an emailed six-digit code: input, countdown, attempts left, and a new code after a pause. */
export function CodeStep({ sentAt, confirm, resend, onResent, failure, more }: Props) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [triesLeft, setTriesLeft] = useState<number>(tries);
  // Focuses the input on mount and after a rejected code.
  // The input is disabled while busy, so the focus waits for the next render.
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);

  async function send(complete: string): Promise<void> {
    if (busy || complete.length < digits) return;
    setBusy(true);
    setRefusal(null);
    try {
      await confirm(complete);
    } catch (error) {
      const stillAllowed = problemOf(error)?.params["triesLeft"];
      if (typeof stillAllowed === "number") setTriesLeft(stillAllowed);
      setRefusal(error);
      setCode("");
      setBusy(false);
    }
  }

  function renewed(): void {
    setTriesLeft(tries);
    setRefusal(null);
    setCode("");
    onResent(Date.now());
    showToast({ message: t`New code sent` });
    input.current?.focus();
  }

  const wrong = refusal ?? failure;
  return (
    <>
      <FormBody
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <div className={styles.form}>
          <OtpField
            ref={input}
            label={t`Six-digit code`}
            value={code}
            onChange={setCode}
            onComplete={(complete) => void send(complete)}
            error={wrong ? failureText(i18n, wrong) : undefined}
            disabled={busy}
          />
          <div className={styles.status}>
            {sentAt === null ? <span /> : <CodeClock sentAt={sentAt} />}
            <Text as="span" size="sm" tone="muted">
              <Trans>
                {triesLeft} of <Plural value={tries} one="# attempt" other="# attempts" /> left
              </Trans>
            </Text>
          </div>
          <Button type="submit" variant="primary" size="lg" block busy={busy} disabled={code.length < digits}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </FormBody>
      <div className={styles.foot}>
        <Resend sentAt={sentAt} resend={resend} onSent={renewed} onFailed={setRefusal} />
        <Text size="sm" tone="muted">
          <Trans>
            Check your spam folder too: the sender is {productName}. Requesting a new code cancels the old one.
          </Trans>
        </Text>
        {more}
      </div>
    </>
  );
}

function CodeClock({ sentAt }: { sentAt: number }) {
  const left = useCountdown(sentAt + lifeMs);
  const remaining = clockOf(left);
  return (
    <span className={styles.clock}>
      <OrbitClock left={(left * 1_000) / lifeMs} />
      {left > 0 ? (
        <span role="timer" aria-live="off">
          <Trans>
            Expires in <b>{remaining}</b>
          </Trans>
        </span>
      ) : (
        <Trans>This code has expired</Trans>
      )}
      <span role="status">
        {left > 0 && left <= warnAt && (
          <VisuallyHidden>
            <Trans>One minute left to enter the code</Trans>
          </VisuallyHidden>
        )}
      </span>
    </span>
  );
}

type ResendProps = {
  sentAt: number | null;
  resend: () => Promise<void>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
};

function Resend({ sentAt, resend, onSent, onFailed }: ResendProps) {
  const [busy, setBusy] = useState(false);
  const wait = useCountdown((sentAt ?? 0) + pauseSeconds * 1_000);
  async function again(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await resend().then(onSent, onFailed);
    setBusy(false);
  }
  const remaining = clockOf(wait);
  return (
    <div className={styles.resend}>
      <Text as="span" size="md">
        <Trans>Didn’t get it?</Trans>
      </Text>
      <Text as="span" size="md" tone="muted">
        {wait > 0 ? (
          <Trans>You can request a new code in {remaining}</Trans>
        ) : (
          <TextLink onClick={() => void again()}>
            <Trans>Send a new code</Trans>
          </TextLink>
        )}
      </Text>
    </div>
  );
}
