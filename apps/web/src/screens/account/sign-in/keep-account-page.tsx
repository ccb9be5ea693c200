import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { rememberUser } from "~/shell/session/client-state.ts";
import { useSessionChange, useTakeMe } from "~/shell/session/change-session.ts";
import { useMe } from "~/shell/session/use-me.ts";

/**
 * Shown to a user who signs in while their account is scheduled for deletion.
 * The deletion stays scheduled unless the user keeps the account.
 */
export function KeepAccountPage() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const router = useRouter();
  const takeMe = useTakeMe();
  const change = useSessionChange();
  const [running, setRunning] = useState<"keep" | "leave" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Renders nothing after the user has just kept the account, because the page is about to change. The route redirects all other users without
  // a scheduled deletion.
  if (!me?.deletes) return null;
  const until = me.deletes;
  const day = formatLongDay(i18n.locale, until);

  async function keep(): Promise<void> {
    setRunning("keep");
    setFailure(null);
    try {
      await takeMe(await answered(api().personalData.keep({})));
      showToast({ message: t`Account deletion cancelled` });
      await router.navigate({ to: "/" });
    } catch (error) {
      setFailure(error);
      setRunning(null);
    }
  }
  async function leave(): Promise<void> {
    setRunning("leave");
    rememberUser(null);
    await api()
      .accounts.logout({})
      .catch(() => undefined);
    await router.navigate({ to: "/goodbye", search: { until } });
    await change(false);
  }
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          <Trans>Cancel account deletion?</Trans>
        </Heading>
        <Text size="lg" tone="muted">
          <Trans>
            You asked us to delete this account, and we’ll delete it on {day} even though you’ve signed in. If you
            cancel the deletion, your profile and your Spaces will come back as they were.
          </Trans>
        </Text>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {failureText(i18n, failure)}
          </Note>
        )}
        <Row gap={3} wrap>
          <Button
            variant="primary"
            size="lg"
            busy={running === "keep"}
            disabled={running === "leave"}
            onClick={() => void keep()}
          >
            <Trans>Cancel deletion</Trans>
          </Button>
          <Button
            variant="quiet"
            size="lg"
            busy={running === "leave"}
            disabled={running === "keep"}
            onClick={() => void leave()}
          >
            <Trans>Delete as planned</Trans>
          </Button>
        </Row>
      </Stack>
    </FocusFrame>
  );
}
