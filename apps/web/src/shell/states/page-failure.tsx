import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { OfflineError, problemOf } from "../api/failure.ts";
import { isChunkFailure, reloadOnce } from "./chunk-failure.ts";
import { NotAllowedPage } from "./not-allowed-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { useComeBack } from "./use-come-back.ts";

// Loaded on demand: rarely needed, and every page would include it.
const ClosedPage = lazy(async () => ({ default: (await import("./closed-page.tsx")).ClosedPage }));

// The error's class is lost on the way from the server.
const isOffline = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof Error && error.message === "offline");

/** A page that could not be shown: what happened, what is safe and what to do next. */
export function PageFailure({ error }: ErrorComponentProps) {
  if (problemOf(error)?.status === 404) return <NotFoundPage />;
  return (
    <main id="main" tabIndex={-1}>
      <Failure error={error} />
    </main>
  );
}

function Failure({ error }: { error: unknown }) {
  const problem = problemOf(error);
  if (isOffline(error)) return <OfflinePage />;
  if (isChunkFailure(error)) return <ChunkFailedPage />;
  if (problem?.code === "access.denied") return <NotAllowedPage />;
  if (problem?.status === 503)
    return (
      <Suspense>
        <ClosedPage error={error} />
      </Suspense>
    );
  return <FailedPage code={problem?.requestId} />;
}

function TryAgain() {
  const router = useRouter();
  return (
    <Button variant="primary" onClick={() => void router.invalidate()}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/** Reloads automatically once, which is enough after a deploy; then the user can retry. */
function ChunkFailedPage() {
  const { t } = useLingui();
  useEffect(reloadOnce, []);
  return (
    <StateView
      page
      level={1}
      kind="error"
      title={t`We could not load this`}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      }
    >
      <Trans>Part of this page didn’t arrive. Check your connection and reload the page.</Trans>
    </StateView>
  );
}

function FailedPage({ code }: { code: string | undefined }) {
  const { t } = useLingui();
  return (
    <StateView
      page
      level={1}
      kind="error"
      title={t`We could not load this`}
      code={code}
      actions={
        <>
          <TryAgain />
          {code && (
            <Button variant="outline" onClick={() => void navigator.clipboard.writeText(code)}>
              <Trans>Copy the code</Trans>
            </Button>
          )}
        </>
      }
    >
      {code ? (
        <Trans>The problem is ours. If it happens again, write to us with this code:</Trans>
      ) : (
        <Trans>The problem is ours. What you wrote is safe on this device.</Trans>
      )}
    </StateView>
  );
}

function OfflinePage() {
  const { t } = useLingui();
  useComeBack();
  return (
    <StateView page level={1} kind="offline" title={t`You are offline`} actions={<TryAgain />}>
      <Trans>What you wrote is safe on this device. We go on as soon as the network is back.</Trans>
    </StateView>
  );
}
