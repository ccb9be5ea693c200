import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import type { NotificationKind } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { notificationKindLabels } from "~/domain/notifications/notification-labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./unsubscribe.module.css";

type UnsubscribeState = { is: "asked" } | { is: "off"; kind: string } | { is: "on"; kind: string } | { is: "invalid" };

/** The page that the unsubscribe link of an email opens. Mail scanners open links too, so only the button unsubscribes. */
export function UnsubscribePage({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [state, setState] = useState<UnsubscribeState>({ is: "asked" });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<UnsubscribeState>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      setState(await act());
    } catch (error) {
      // A truncated link has a token of the wrong length, so it fails validation instead of being not found.
      if ([400, 404, 422].includes(problemOf(error)?.status ?? 0)) setState({ is: "invalid" });
      else setFailure(failureText(i18n, error));
    }
    setBusy(false);
  }
  const off = () =>
    run(async () => ({ is: "off", ...(await answered(api().notifications.unsubscribe({ params: { token } }))) }));
  const on = (kind: string) =>
    run(async () => {
      await answered(api().notifications.resubscribe({ params: { token } }));
      return { is: "on", kind };
    });

  if (state.is === "invalid") return <Invalid />;
  return (
    <Frame>
      <div aria-live="polite">
        <UnsubscribeResult state={state} />
      </div>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <Row gap={3} wrap>
        {state.is === "off" ? (
          <Button variant="outline" size="lg" busy={busy} onClick={() => void on(state.kind)}>
            <Trans>Turn emails back on</Trans>
          </Button>
        ) : (
          <Button variant="primary" size="lg" busy={busy} onClick={() => void off()}>
            <Trans>Turn off emails</Trans>
          </Button>
        )}
        <ButtonLink
          variant="quiet"
          size="lg"
          link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} />}
        >
          <Trans>Notification settings</Trans>
        </ButtonLink>
      </Row>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName}>
      {children}
    </FocusFrame>
  );
}

function UnsubscribeResult({ state }: { state: Exclude<UnsubscribeState, { is: "invalid" }> }) {
  const { i18n } = useLingui();
  const known =
    state.is !== "asked" && state.kind in notificationKindLabels
      ? notificationKindLabels[state.kind as NotificationKind]
      : null;
  const kind = known && i18n._(known.title);
  return (
    <>
      <Heading level={1} size="lg">
        {state.is === "asked" ? (
          <Trans>Turn off these emails?</Trans>
        ) : state.is === "off" ? (
          <Trans>Emails turned off</Trans>
        ) : (
          <Trans>Emails turned back on</Trans>
        )}
      </Heading>
      <Text size="lg" tone="muted" className={styles.words}>
        {state.is === "asked" ? (
          <Trans>
            Your account will stay as it is, and you’ll still find every notification on {productName}. Only this kind
            of email will stop.
          </Trans>
        ) : state.is === "off" ? (
          kind ? (
            <Trans>
              We’ll no longer send you emails about “{kind}”. You’ll still find the notifications under the bell.
            </Trans>
          ) : (
            <Trans>We’ll no longer send you these emails. You’ll still find the notifications under the bell.</Trans>
          )
        ) : kind ? (
          <Trans>We’ll send you emails about “{kind}” again.</Trans>
        ) : (
          <Trans>We’ll send you these emails again.</Trans>
        )}
      </Text>
    </>
  );
}

function Invalid() {
  return (
    <Frame>
      <StateView
        level={1}
        kind="notFound"
        title={<Trans>This link is incomplete</Trans>}
        actions={
          <ButtonLink variant="primary" link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} />}>
            <Trans>Go to settings</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your email app may have cut off part of the link. You can turn off any email in your settings.</Trans>
      </StateView>
    </Frame>
  );
}
