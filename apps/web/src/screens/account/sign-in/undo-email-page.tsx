import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useSessionChange } from "~/shell/session/change-session.ts";
import { takeHashSecret } from "~/shell/navigation/hash-secret.ts";

/** Undoes a change of the email address. Opened from the email to the old address; one click restores that address. */
export function UndoEmailPage() {
  const { t, i18n } = useLingui();
  const change = useSessionChange();
  const [token] = useState(takeHashSecret);
  const [restored, setRestored] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function undo(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { email } = await answered(api().credentials.undoEmail({ body: { token: token ?? "" } }));
      setRestored(email);
      // The undo ends every session of the account, so this browser may have been signed out.
      await change(false);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          {restored ? <Trans>Your address has been restored</Trans> : <Trans>Undo email change</Trans>}
        </Heading>
        <Text size="lg" tone="muted">
          {restored ? (
            <Trans>
              Your account uses <b dir="ltr">{restored}</b> again, and every device is signed out. If someone else knew
              your password, set a new one now.
            </Trans>
          ) : token ? (
            <Trans>
              We’ll restore your old address, sign out every device, and remove passwords, passkeys and providers that
              were added after the change.
            </Trans>
          ) : (
            <Trans>This link is incomplete. Open it again from the email we sent to your old address.</Trans>
          )}
        </Text>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {failureText(i18n, failure)}
          </Note>
        )}
        {restored ? (
          <Row gap={3} wrap>
            <ButtonLink variant="primary" size="lg" link={<Link to="/forgot-password" />}>
              <Trans>Set new password</Trans>
            </ButtonLink>
            <ButtonLink variant="quiet" size="lg" link={<Link to="/sign-in" />}>
              <Trans>Sign in</Trans>
            </ButtonLink>
          </Row>
        ) : (
          token && (
            <Row gap={3}>
              <Button variant="primary" size="lg" busy={isBusy} onClick={() => void undo()}>
                <Trans>Restore old address</Trans>
              </Button>
            </Row>
          )
        )}
      </Stack>
    </FocusFrame>
  );
}
