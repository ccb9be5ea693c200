import { Trans, useLingui } from "@lingui/react/macro";
import type { DomainConfirmationLink } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";

type Props = { token: string; link: DomainConfirmationLink | null };

/**
 * Confirms a Space's domain; opened from the emailed link.
 * Opening the link confirms nothing, because mail programs open links by themselves; only the button does.
 */
export function ConfirmDomainPage({ token, link }: Props) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<"asking" | "busy" | "done">("asking");
  const [failure, setFailure] = useState<unknown>(null);
  async function confirm() {
    setState("busy");
    setFailure(null);
    try {
      await answered(api().verification.confirmLink({ params: { token } }));
      setState("done");
    } catch (error) {
      setFailure(error);
      setState("asking");
    }
  }
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      {!link ? (
        <StateView level={1} kind="notFound" title={t`This link has expired or has already been used`}>
          <Trans>Ask the person who sent the link for a new one.</Trans>
        </StateView>
      ) : (
        <>
          <Heading level={1} size="lg">
            {state === "done" ? (
              <Trans>Domain confirmed</Trans>
            ) : (
              <Trans>
                Does <bdi>{link.domain}</bdi> belong to <bdi>{link.space.name}</bdi>?
              </Trans>
            )}
          </Heading>
          <Text tone="muted">
            {state === "done" ? (
              <Trans>You can close this page.</Trans>
            ) : (
              <Trans>
                <bdi>{link.space.name}</bdi> hires on {productName} and gave this address to prove that the domain
                belongs to the company.
              </Trans>
            )}
          </Text>
          {failure !== null && (
            <Note tone="danger" role="alert">
              {failureText(i18n, failure)}
            </Note>
          )}
          {state !== "done" && (
            <Button variant="accent" size="lg" block busy={state === "busy"} onClick={() => void confirm()}>
              <Trans>Confirm domain</Trans>
            </Button>
          )}
        </>
      )}
    </FocusFrame>
  );
}
