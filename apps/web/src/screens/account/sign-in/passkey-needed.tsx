import { Trans, useLingui } from "@lingui/react/macro";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouterState } from "@tanstack/react-router";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";
import { PasskeyButton } from "./passkey-button.tsx";

/** Shown to an admin who signed in without a passkey. Signing in with one opens the requested page. */
export function PasskeyNeeded() {
  const { t } = useLingui();
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  return (
    <StateView
      page
      level={1}
      kind="notAllowed"
      title={t`Administration requires a passkey`}
      actions={<PasskeyButton returnTo={checkReturnTo(here)} />}
    >
      <Trans>
        You signed in without a passkey. Use yours to continue. If you don’t have one, ask the person who runs the
        servers for an enrolment link. They can create it with the command “./orbita admin” and your email address.
      </Trans>
    </StateView>
  );
}
