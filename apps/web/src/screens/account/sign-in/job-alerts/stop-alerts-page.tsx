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

/** The page that the unsubscribe link of a guest's alert opens. Mail scanners open links too, so only the button stops the alerts. */
export function StopAlertsPage({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const [isStopped, setStopped] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function stop(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await answered(api().savedSearches.unsubscribeAlerts({ params: { token } }));
      setStopped(true);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName}>
      <Stack gap={5}>
        <div aria-live="polite">
          <Heading level={1} size="lg">
            {isStopped ? <Trans>Job alerts turned off</Trans> : <Trans>Turn off job alerts?</Trans>}
          </Heading>
          <Text size="lg" tone="muted">
            {isStopped ? (
              <Trans>We’ve deleted your address. You can request alerts again from a job search.</Trans>
            ) : (
              <Trans>We’ll stop all alerts to your address and delete it. You can request alerts again later.</Trans>
            )}
          </Text>
        </div>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {failureText(i18n, failure)}
          </Note>
        )}
        <Row gap={3} wrap>
          {!isStopped && (
            <Button variant="primary" size="lg" busy={isBusy} onClick={() => void stop()}>
              <Trans>Turn off alerts</Trans>
            </Button>
          )}
          <ButtonLink variant="quiet" size="lg" link={<Link to="/jobs" />}>
            <Trans>Go to jobs</Trans>
          </ButtonLink>
        </Row>
      </Stack>
    </FocusFrame>
  );
}
