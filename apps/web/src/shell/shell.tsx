import { useLingui } from "@lingui/react/macro";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useOffline } from "./api/offline.ts";
import { OfflineBar } from "./states/offline-bar.tsx";
import { usePageChange } from "./navigation/use-page-change.ts";
import { onChangeEvent } from "./realtime/change-events.ts";
import { listen } from "./realtime/realtime.ts";

const ClosedCurtain = lazy(async () => ({ default: (await import("./states/closed-curtain.tsx")).ClosedCurtain }));

// The language hint is loaded after the page: only the browser knows the reader's languages, and few readers need the hint.
const LanguageHint = lazy(async () => ({ default: (await import("./i18n/language-hint.tsx")).LanguageHint }));

/** Wraps every page: toasts, the offline bar, and the realtime connection. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  usePageChange();
  useRealtime();
  const closed = useOffline((state) => state.closed);
  const isHydrated = useHydrated();
  return (
    <>
      <OfflineBar />
      {children}
      {isHydrated && (
        <Suspense>
          <LanguageHint />
        </Suspense>
      )}
      {closed && (
        <Suspense>
          <ClosedCurtain problem={closed} />
        </Suspense>
      )}
      <Toaster label={t`Messages`} closeLabel={t`Close`} />
    </>
  );
}

function useRealtime(): void {
  const router = useRouter();
  useEffect(() => {
    // The realtime connection waits until the browser is idle, so that the page comes first.
    const idle = window.requestIdleCallback?.(listen) ?? window.setTimeout(listen, 1_000);
    // Loads the user again after the session has changed: here, in another tab or on another device.
    const askAgain = () => {
      router.options.context.session.reset();
      void router.invalidate();
    };
    const stops = [onChangeEvent("session.ended", askAgain), onChangeEvent("me.changed", askAgain)];
    return () => {
      (window.cancelIdleCallback ?? window.clearTimeout)(idle);
      for (const stop of stops) stop();
    };
  }, [router]);
}
