import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { ChangeOwnEmail } from "~/domain/step-up/change-own-email.tsx";
import { maskEmail } from "~/domain/accounts/mask-email.ts";
import { keepVerification, type PendingVerification } from "./pending-verification.ts";
import { VerifyEmailForm } from "./verify-email-form.tsx";
import styles from "~/domain/accounts/code-step.module.css";

type Props = {
  /** The address to verify, as it was when the page opened. Null if the route loads again after the code was accepted. */
  opened: PendingVerification | null;
  /** Whether to send a code when the page opens. */
  send: boolean;
  /** Whether to open the dialog to change the address when the page opens. */
  change: boolean;
};

const isRecent = (sentAt: number | null) =>
  sentAt !== null && Date.now() - sentAt < accountLimits.code.pauseSeconds * 1_000;

/** Sends a code when the page opens, unless the last code is very recent. */
function useSending(pending: PendingVerification | null, send: boolean) {
  const asked = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sentAt, setSentAt] = useState(() =>
    pending && send && !isRecent(pending.sentAt) ? Date.now() : (pending?.sentAt ?? null),
  );
  useEffect(() => {
    if (!pending || !send || asked.current || isRecent(pending.sentAt)) return;
    asked.current = true;
    answered(api().accounts.sendVerificationEmail({ body: { email: pending.email } })).then(
      () => keepVerification({ ...pending, sentAt: Date.now() }),
      (error: unknown) => {
        setSentAt(null);
        setFailure(error);
      },
    );
  }, [pending, send]);
  return { sentAt, failure };
}

/** Asks for the code that was emailed to the user. Opened right after sign-up, or later from the banner. */
export function VerifyEmailPage({ opened, send, change }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const enter = useEnter();
  const [changing, setChanging] = useState(false);
  // The dialog opens after the first paint, so that the focus can return to the page when it closes.
  useEffect(() => setChanging(change), [change]);
  const [pending] = useState(opened);
  const { sentAt, failure } = useSending(pending, send);
  if (!pending) return null;
  const masked = maskEmail(pending.email);
  const back = pending.returnTo;
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      width="narrow"
      actions={
        !me && (
          <ButtonLink variant="quiet" link={<Link to="/sign-in" search={back ? { returnTo: back } : {}} />}>
            <Trans>Sign in another way</Trans>
          </ButtonLink>
        )
      }
    >
      <Heading level={1} size="lg">
        <Trans>Enter the code</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>
          We’ve sent a six-digit code to <b dir="ltr">{masked}</b>.
        </Trans>
      </Text>
      <div className={styles.step}>
        <VerifyEmailForm
          key={sentAt}
          pending={{ ...pending, sentAt }}
          failure={failure}
          more={
            me && (
              <Text size="sm" tone="muted">
                <Trans>Wrong address?</Trans>{" "}
                <TextLink onClick={() => setChanging(true)}>
                  <Trans>Change address</Trans>
                </TextLink>
              </Text>
            )
          }
        />
      </div>
      {me && (
        <ChangeOwnEmail me={me} opened={changing} onClose={() => setChanging(false)} onDone={() => void enter(back)} />
      )}
    </FocusFrame>
  );
}
