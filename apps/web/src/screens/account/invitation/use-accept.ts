import { useLingui } from "@lingui/react/macro";
import type { InvitationPreview } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useSessionChange } from "~/shell/session/change-session.ts";
import { beginAccepting, stopAccepting } from "./load-offer.ts";

/** Accepts the invitation and opens the Space. The session is reloaded first, so that it includes the membership. */
export function useAccept(token: string, offer: InvitationPreview) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function join(): Promise<void> {
    setBusy(true);
    setFailure(null);
    beginAccepting(token, offer);
    try {
      const { name, url } = await answered(api().members.accept({ params: { token } }));
      await changeSession(true);
      await navigate({ to: "/work/$space", params: { space: url }, replace: true });
      showToast({ message: t`You’ve joined ${name}` });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    } finally {
      stopAccepting(token);
    }
  }
  return { join, busy, failure };
}
