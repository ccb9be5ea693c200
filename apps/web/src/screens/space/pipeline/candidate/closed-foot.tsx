import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./candidate.module.css";

/**
 * Footer of a closed application, which cannot be moved.
 * Members can hide the application from the Space's lists; the talent still sees it.
 */
export function ClosedFoot({ application: { id, hidden } }: { application: Application }) {
  const [hiding, setHiding] = useState(false);
  return (
    <>
      <p className={styles.reader}>
        {hidden ? (
          <Trans>This application was removed from your lists. The candidate can still see it.</Trans>
        ) : (
          <Trans>This application is closed.</Trans>
        )}
      </p>
      {!hidden && (
        <Button variant="quiet" onClick={() => setHiding(true)}>
          <Trans>Remove from lists…</Trans>
        </Button>
      )}
      {hiding && <HideDialog id={id} onClose={() => setHiding(false)} />}
    </>
  );
}

function HideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const hide = useMutation({
    mutationFn: () => answered(api().applications.remove({ params: { id }, query: { reason: reason.trim() } })),
    onSuccess: () => {
      showToast({ message: t`Application removed from your lists` });
      void queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t`Remove this application from your lists?`}
      description={
        <Trans>
          The candidate will keep the application and see in the timeline that you removed it from your lists, and why.
        </Trans>
      }
      onSubmit={() => hide.mutate()}
      submitLabel={t`Remove`}
      busy={hide.isPending}
      disabled={reason.trim() === ""}
      failure={hide.error && failureText(i18n, hide.error)}
    >
      <TextField
        data-autofocus
        label={t`Reason`}
        maxLength={limits.reason.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
