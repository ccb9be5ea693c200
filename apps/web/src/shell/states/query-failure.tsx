import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { OfflineError, problemOf } from "../api/failure.ts";

/** Shown in place of a part of a page that could not be loaded; the rest of the page stays. */
export function QueryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const problem = problemOf(error);
  const again = (
    <Button variant="primary" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (error instanceof OfflineError)
    return (
      <StateView kind="offline" title={t`You’re offline`} actions={again}>
        <Trans>What you wrote is safe on this device. We’ll carry on as soon as you’re back online.</Trans>
      </StateView>
    );
  if (problem?.code === "access.denied")
    return <StateView kind="notAllowed" title={t`You don’t have permission to see this content`} />;
  if (problem?.status === 404)
    return <StateView kind="notFound" title={t`This item doesn’t exist or has been deleted`} />;
  if (problem?.status === 503)
    return (
      <StateView kind="maintenance" title={t`Maintenance in progress`} actions={again}>
        <Trans>The platform will be back in a few minutes. Everything you sent and saved is safe.</Trans>
      </StateView>
    );
  const code = problem?.requestId;
  return (
    <StateView kind="error" title={t`We couldn’t load this content`} actions={again}>
      {code ? (
        <Trans>
          There was a problem on our side. Try again. If it keeps happening, contact us with the code{" "}
          <code>{code}</code>.
        </Trans>
      ) : (
        <Trans>There was a problem on our side. Try again: what you wrote is safe on this device.</Trans>
      )}
    </StateView>
  );
}
