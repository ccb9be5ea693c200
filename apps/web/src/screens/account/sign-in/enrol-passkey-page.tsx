import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { IconFingerprint } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { isSilent, passkeyFailureText } from "~/domain/passkeys/passkey-failure.ts";
import { usePasskeysSupported } from "~/domain/passkeys/use-supported.ts";
import { makePasskey } from "~/domain/passkeys/web-authn.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { takeHashSecret } from "~/shell/navigation/hash-secret.ts";

/**
 * An admin opens this page from the one-time link that `./orbita admin` prints.
 * The page adds a passkey, signs the admin in with it and opens the administration.
 */
export function EnrolPasskeyPage() {
  const { t, i18n } = useLingui();
  const enter = useEnter();
  const isSupported = usePasskeysSupported();
  const [token] = useState(takeHashSecret);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function enrol(secret: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { challengeId, options } = await answered(api().passkeys.enrolOptions({ body: { token: secret } }));
      const credential = await makePasskey(options);
      await answered(api().passkeys.enrol({ body: { token: secret, challengeId, credential } }));
      await enter(checkReturnTo(addressIn(currentLocale(i18n), "/admin")));
    } catch (error) {
      if (!isSilent(error)) setFailure(error);
      setBusy(false);
    }
  }
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          <Trans>Add your administrator passkey</Trans>
        </Heading>
        <Text size="lg" tone="muted">
          {!token ? (
            <Trans>This link is incomplete. Copy the whole link and open it again.</Trans>
          ) : isSupported ? (
            <Trans>
              Administration requires a passkey. Your device will ask for your fingerprint, face or PIN. This link works
              only once.
            </Trans>
          ) : (
            <Trans>This browser doesn’t support passkeys. Open the link in another one.</Trans>
          )}
        </Text>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {passkeyFailureText(i18n, failure)}
          </Note>
        )}
        {token && isSupported && (
          <Row gap={3}>
            <Button variant="primary" size="lg" icon={IconFingerprint} busy={isBusy} onClick={() => void enrol(token)}>
              <Trans>Add passkey</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </FocusFrame>
  );
}
