import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { OfflineError, problemOf } from "../api/failure.ts";
import { NotAllowedPage } from "./not-allowed-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { useComeBack } from "./use-come-back.ts";

const messages = /dynamically imported module|Unable to preload CSS|Importing a module script failed/i;
const key = "orbita.reloaded";
/** Milliseconds after an automatic reload in which the page does not reload again, so that the user decides when to retry. */
const pauseMs = 60_000;

/**
 * True if a script or stylesheet of the page failed to load, because of a short outage or because a deploy has replaced the files.
 */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && messages.test(error.message);

/** Reloads the document, which then references the files of the latest deploy; at most once a minute. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < pauseMs) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

// The maintenance page is imported on demand, because it is rarely needed and every page would include it.
const ClosedPage = lazy(async () => ({ default: (await import("./closed-page.tsx")).ClosedPage }));

// Compares the error's message, because an error from server rendering arrives without its class.
const isOffline = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof Error && error.message === "offline");

/** The error page: what happened, what is safe and what to do next. */
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

/**
 * The error page if a script or stylesheet of the page failed to load.
 * Reloads automatically once, which is enough after a deploy; then the user can retry.
 */
function ChunkFailedPage() {
  const { t } = useLingui();
  useEffect(reloadOnce, []);
  return (
    <StateView
      page
      level={1}
      kind="error"
      title={t`We couldn’t load this content`}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      }
    >
      <Trans>Part of this page didn’t load. Check your connection and reload the page.</Trans>
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
      title={t`We couldn’t load this content`}
      actions={
        <>
          <TryAgain />
          {code && (
            <Button variant="outline" onClick={() => void navigator.clipboard.writeText(code)}>
              <Trans>Copy code</Trans>
            </Button>
          )}
        </>
      }
    >
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

function OfflinePage() {
  const { t } = useLingui();
  useComeBack();
  return (
    <StateView page level={1} kind="offline" title={t`You’re offline`} actions={<TryAgain />}>
      <Trans>What you wrote is safe on this device. We’ll carry on as soon as you’re back online.</Trans>
    </StateView>
  );
}
