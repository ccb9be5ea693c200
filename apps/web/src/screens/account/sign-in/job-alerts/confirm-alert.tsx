import { Trans, useLingui } from "@lingui/react/macro";
import type { ConfirmedAlert } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";

/** Confirms job alerts. Mail scanners open links too, so only the button confirms. */
export function ConfirmAlert({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [confirmed, setConfirmed] = useState<ConfirmedAlert | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      setConfirmed(await answered(api().savedSearches.confirmAlert({ body: { token } })));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return (
    <>
      <div aria-live="polite">{confirmed ? <Confirmed alert={confirmed} /> : <Question />}</div>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
      <Row gap={3} wrap>
        {confirmed ? (
          <Manage token={confirmed.manage} />
        ) : (
          <Button variant="primary" size="lg" busy={isBusy} onClick={() => void confirm()}>
            <Trans>Confirm alerts</Trans>
          </Button>
        )}
        <ButtonLink variant="quiet" size="lg" link={<Link to="/jobs" />}>
          <Trans>Go to jobs</Trans>
        </ButtonLink>
      </Row>
    </>
  );
}

const Question = () => (
  <>
    <Heading level={1} size="lg">
      <Trans>Confirm job alerts</Trans>
    </Heading>
    <Text size="lg" tone="muted">
      <Trans>
        We’ll email you when there are new jobs for your search. You can turn the alerts off anytime, from every email.
      </Trans>
    </Text>
  </>
);

const Confirmed = ({ alert }: { alert: ConfirmedAlert }) => (
  <>
    <Heading level={1} size="lg">
      <Trans>Alerts confirmed</Trans>
    </Heading>
    <Text size="lg" tone="muted">
      <Schedule alert={alert} />
    </Text>
    {alert.manage === null && (
      <Text tone="muted">
        <Trans>There’s an account with this address, so we saved the search there.</Trans>
      </Text>
    )}
  </>
);

/** The content and the schedule of the alerts. */
function Schedule({ alert: { name, frequency } }: { alert: ConfirmedAlert }) {
  if (frequency === "atOnce") return <Trans>We’ll email you new jobs for “{name}” as soon as they’re published.</Trans>;
  if (frequency === "daily") return <Trans>We’ll email you new jobs for “{name}” every morning.</Trans>;
  return <Trans>We’ll email you new jobs for “{name}” every Monday morning.</Trans>;
}

function Manage({ token }: { token: string | null }) {
  if (token === null)
    return (
      <ButtonLink variant="primary" size="lg" link={<Link to="/saved-searches" />}>
        <Trans>Go to saved searches</Trans>
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      link={<Link to="/account/$part" params={{ part: "job-alerts" }} hash={token} />}
    >
      <Trans>Manage alerts</Trans>
    </ButtonLink>
  );
}
