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
import { kindWords } from "~/domain/notifications/notification-words.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./unsubscribe.module.css";

type State = { is: "asked" } | { is: "off"; kind: string } | { is: "on"; kind: string } | { is: "invalid" };

/** Opened from the unsubscribe link of an email. Mail scanners open links, so only the button changes anything. */
export function UnsubscribePage({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [state, setState] = useState<State>({ is: "asked" });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<State>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      setState(await act());
    } catch (error) {
      // A truncated link already fails validation because of its length.
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
        <Said state={state} />
      </div>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <Row gap={3} wrap>
        {state.is === "off" ? (
          <Button variant="outline" size="lg" busy={busy} onClick={() => void on(state.kind)}>
            <Trans>Send them again</Trans>
          </Button>
        ) : (
          <Button variant="primary" size="lg" busy={busy} onClick={() => void off()}>
            <Trans>No more of these emails</Trans>
          </Button>
        )}
        <ButtonLink
          variant="quiet"
          size="lg"
          link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} />}
        >
          <Trans>All notices</Trans>
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

function Said({ state }: { state: Exclude<State, { is: "invalid" }> }) {
  const { i18n } = useLingui();
  const known = state.is !== "asked" && state.kind in kindWords ? kindWords[state.kind as NotificationKind] : null;
  const kind = known && i18n._(known.title);
  return (
    <>
      <Heading level={1} size="lg">
        {state.is === "asked" ? (
          <Trans>No more of these emails?</Trans>
        ) : state.is === "off" ? (
          <Trans>Switched off</Trans>
        ) : (
          <Trans>Switched on again</Trans>
        )}
      </Heading>
      <Text size="lg" tone="muted" className={styles.words}>
        {state.is === "asked" ? (
          <Trans>You stay signed up, and everything is still told in the product. Only this kind of email stops.</Trans>
        ) : state.is === "off" ? (
          kind ? (
            <Trans>We no longer send emails about “{kind}”. You still find it under the bell.</Trans>
          ) : (
            <Trans>We no longer send emails of this kind. You still find them under the bell.</Trans>
          )
        ) : kind ? (
          <Trans>Emails about “{kind}” come again.</Trans>
        ) : (
          <Trans>Emails of this kind come again.</Trans>
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
        title={<Trans>This link is not whole</Trans>}
        actions={
          <ButtonLink variant="primary" link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} />}>
            <Trans>Go to the settings</Trans>
          </ButtonLink>
        }
      >
        <Trans>The mail program may have cut it. You can switch off every email in your settings.</Trans>
      </StateView>
    </Frame>
  );
}
