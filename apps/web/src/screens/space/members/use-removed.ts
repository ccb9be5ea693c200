import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ActingSpace } from "~/shell/session/acting-space.tsx";

/** If a member is removed while viewing a Space, shows a toast and redirects to the home page, instead of showing an error. */
export function useRemoved(space: ActingSpace | null, url: string): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const last = useRef(space);
  useEffect(() => {
    const before = last.current;
    last.current = space;
    if (space || before?.url !== url) return;
    showToast({ message: t`You’re no longer a member of the Space ${before.name}` });
    void navigate({ to: "/", replace: true });
  }, [space, url, navigate, t]);
}
