import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { api } from "../api/client.ts";
import { useOffline } from "../api/offline.ts";
import { emitGap } from "../realtime/change-events.ts";
import { ClosedText } from "./closed-page.tsx";
import styles from "./closed-curtain.module.css";

const everyMs = 10_000;

/**
 * Covers a page that was open when the platform was closed for maintenance.
 * The page stays mounted behind it, with all typed text, and reappears when the platform reopens.
 * The curtain is a native dialog, so it is above all other dialogs and returns the focus.
 */
export function ClosedCurtain({ problem }: { problem: Problem }) {
  const { t } = useLingui();
  const router = useRouter();
  const element = useRef<HTMLDialogElement>(null);
  // A page that failed to load shows the maintenance message itself.
  const failed = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === "error") });
  const look = useCallback(async () => {
    const now = await api()
      .operations.maintenance({})
      .catch(() => undefined);
    if (now?.on !== false) return;
    useOffline.setState({ closed: null });
    emitGap();
    void router.invalidate();
  }, [router]);
  useEffect(() => {
    const dialog = element.current;
    if (!failed && !dialog?.open) dialog?.showModal();
    if (failed) dialog?.close();
  }, [failed]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <dialog
      ref={element}
      aria-label={t`Maintenance in progress`}
      className={styles.curtain}
      // The dialog cannot be dismissed while the platform is closed.
      onCancel={(event) => event.preventDefault()}
    >
      <StateView
        page
        kind="maintenance"
        title={t`Maintenance in progress`}
        actions={
          <Button variant="primary" onClick={() => void look()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <ClosedText problem={problem} />
      </StateView>
    </dialog>
  );
}
