import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { maskEmail } from "./mask-email.ts";
import { readVerification } from "./pending-verification.ts";
import { VerifyEmailForm } from "./verify-email-form.tsx";
import styles from "./verify-email.module.css";

/** Reached right after signing up, or later from the banner; then the first code is old and a new one is asked for. */
export function VerifyEmailPage() {
  const { t } = useLingui();
  const me = useMe();
  const [pending] = useState(
    () => readVerification() ?? (me && !me.emailVerified ? { email: me.email, sentAt: 0 } : null),
  );
  if (!pending) return <Navigate to={me ? "/" : "/sign-in"} replace />;
  const masked = maskEmail(pending.email);
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      width="narrow"
      actions={
        !me && (
          <ButtonLink variant="quiet" link={<Link to="/sign-in" />}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        )
      }
    >
      <Heading level={1} size="lg">
        <Trans>Write the code</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>
          Six digits, sent to <b dir="ltr">{masked}</b>.
        </Trans>
      </Text>
      <VerifyEmailForm pending={pending} />
    </FocusFrame>
  );
}
