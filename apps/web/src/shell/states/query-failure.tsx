import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { OfflineError, problemOf } from "../api/failure.ts";

/** A part of a page that could not be loaded; the rest of the page stays. */
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
      <StateView kind="offline" title={t`You are offline`} actions={again}>
        <Trans>What you wrote is safe on this device. We go on as soon as the network is back.</Trans>
      </StateView>
    );
  if (problem?.code === "access.denied")
    return <StateView kind="notAllowed" title={t`You do not have permission to access this`} />;
  if (problem?.status === 404) return <StateView kind="notFound" title={t`This does not exist, or no longer`} />;
  if (problem?.status === 503)
    return (
      <StateView kind="maintenance" title={t`We are doing maintenance`} actions={again}>
        <Trans>The platform is back in a few minutes. What you sent and what you saved is safe.</Trans>
      </StateView>
    );
  return (
    <StateView kind="error" title={t`We could not load this`} code={problem?.requestId} actions={again}>
      <Trans>The problem is ours. What you wrote is safe on this device.</Trans>
    </StateView>
  );
}
