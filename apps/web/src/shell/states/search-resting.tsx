import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useComeBack } from "./use-come-back.ts";

/** Shown while the search engine is unavailable. The page recovers automatically or on retry. */
export function SearchResting({ level = 2, children }: { level?: 1 | 2 | 3; children: ReactNode }) {
  const { t } = useLingui();
  const router = useRouter();
  useComeBack();
  return (
    <StateView
      kind="maintenance"
      level={level}
      title={t`Search is temporarily unavailable`}
      actions={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </StateView>
  );
}
